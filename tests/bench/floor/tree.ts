/** Reads a page of HTML once, into a function that makes its tree of React elements anew at each call. */
import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactElement } from 'react';

/** A node of the page, in the shape that htmlparser2 gives it. */
type Node = ReturnType<typeof parseDocument>['children'][number];

/** Makes a part of the tree; text is the same at each call. */
type Part = string | (() => ReactElement);

/** Attributes that React writes only for `true`. */
const flags = new Set(
  'async autofocus checked controls default defer disabled formnovalidate hidden itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);

/** React's names where it drops or changes the ones that HTML has. */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  autofocus: 'autoFocus',
  formnovalidate: 'formNoValidate',
  novalidate: 'noValidate',
  readonly: 'readOnly',
};

/** A function that makes the elements of the page: `html`, and the scripts that Remix streams after it. */
export function treeOf(html: string): () => ReactElement {
  const { children } = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
  });
  const parts = children.flatMap(partsOf);
  return () => createElement(Fragment, null, ...parts.map(make));
}

function partsOf(node: Node): Part[] {
  if (node.type === 'text') return [node.data];
  // React writes the comments between two texts itself.
  if (!('attribs' in node)) return [];
  const { name, attribs } = node;
  const props = propsOf(attribs);
  if (node.type === 'script' || node.type === 'style') {
    const __html = node.children.map((child) => ('data' in child ? child.data : '')).join('');
    return [() => createElement(name, { ...props, dangerouslySetInnerHTML: { __html } })];
  }
  const parts = node.children.flatMap(partsOf);
  return [() => createElement(name, props, ...parts.map(make))];
}

const make = (part: Part) => (typeof part === 'string' ? part : part());

const propsOf = (attributes: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') return [name, styleOf(value)];
      return [reactNames[name] ?? name, flags.has(name) && value === '' ? true : value];
    }),
  );

/** `a-b:c;--d:e` as React takes it. */
const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/;(?![^(]*\))/).flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      if (!name.trim()) return [];
      return [[styleName(name.trim()), value.join(':').trim()]];
    }),
  );

const styleName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
