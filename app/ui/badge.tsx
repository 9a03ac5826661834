import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

export type BadgeKind = keyof typeof badge;

export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={badge[kind]}>{children}</span>;
}
