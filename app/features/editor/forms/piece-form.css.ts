import { style } from '@vanilla-extract/css';

/** Lines of a text field stay short enough to read. */
export const form = style({ maxWidth: '46rem' });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
