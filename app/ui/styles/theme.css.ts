import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './palette.ts';

/** Every colour of the product, by its use. The names are short because each page carries them. */
export const color = createGlobalThemeContract({
  background: 'bg',
  surface: 'surface',
  raised: 'raised',
  line: 'line',
  /** Borders that carry meaning: inputs, selected items. */
  edge: 'edge',
  ink: 'ink',
  muted: 'muted',
  action: 'action',
  actionHover: 'action-hover',
  onAction: 'on-action',
  link: 'link',
  accent: 'accent',
  notice: 'notice',
  noticeMark: 'notice-mark',
  success: 'success',
  danger: 'danger',
  dangerGround: 'danger-ground',
  alarm: 'alarm',
  onAlarm: 'on-alarm',
  towerA: 'tower-a',
  towerB: 'tower-b',
  towerC: 'tower-c',
  unlit: 'unlit',
  litA: 'lit-a',
  litB: 'lit-b',
  skyTop: 'sky-top',
  skyBottom: 'sky-bottom',
  /** Covers the page behind a dialog. */
  veil: 'veil',
});

createGlobalTheme(':root', color, dark);
// Only what differs: each page carries it.
const names = Object.keys(color) as (keyof typeof color)[];
globalStyle(':root[data-theme="light"]', {
  vars: Object.fromEntries(
    names.filter((name) => light[name] !== dark[name]).map((name) => [color[name], light[name]]),
  ),
});
