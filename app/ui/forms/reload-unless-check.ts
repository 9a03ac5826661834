import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isCheck } from './row-intents.ts';

/**
 * The `shouldRevalidate` of a page that visitors open. A check of the registration in the dialog over
 * it changes nothing of it.
 */
export const reloadUnlessCheck: ShouldRevalidateFunction = ({
  formData,
  defaultShouldRevalidate,
}) => !isCheck(formData) && defaultShouldRevalidate;
