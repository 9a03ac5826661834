import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isCheck } from './row-intents.ts';

/** The `shouldRevalidate` of a page for visitors: checks of the registration dialog do not reload it. */
export const reloadUnlessCheck: ShouldRevalidateFunction = ({
  formData,
  defaultShouldRevalidate,
}) => !isCheck(formData) && defaultShouldRevalidate;
