import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#db/enums.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { phoneHref } from '#app/lib/phone.ts';
import type { Block, Letter } from './letter.ts';

export interface Footer {
  /** Where the reader chooses what comes; null for emails that always come. */
  choices: { label: string; to: string } | null;
  /** Who reads an answer to it. */
  answers: string;
  service: { name: string; to: string };
}

/** Mail programs that know no themes show the light one. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f6f3ec; color: #23303a; -webkit-text-size-adjust: 100%; }
.sheet { background: #ffffff; } .quiet { color: #55636d; } a { color: #14595f; }
.button { background: #14595f; color: #ffffff; } .quote { border-color: #c9bfa8; }
.alarm { background: #9c1f14; color: #ffffff; } .call { background: #9c1f14; color: #ffffff; }
@media (prefers-color-scheme: dark) {
  body { background: #14191d !important; color: #e8e6e0 !important; }
  .sheet { background: #1e252a !important; } .quiet { color: #a9b4ba !important; }
  a { color: #8fd0d4 !important; } .button { background: #8fd0d4 !important; color: #10262a !important; }
  .quote { border-color: #4a5a62 !important; }
  .alarm, .call { background: #ffb4a8 !important; color: #43100a !important; }
}`;

const sheet: CSSProperties = {
  maxWidth: '600px',
  margin: '0 auto',
  padding: '24px 20px',
  fontFamily: 'Georgia, "Times New Roman", serif',
  fontSize: '17px',
  lineHeight: 1.5,
  overflowWrap: 'break-word',
};

const buttonStyle: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  fontFamily: 'Arial, sans-serif',
  fontWeight: 'bold',
  textDecoration: 'none',
};

const paragraph: CSSProperties = { margin: '0 0 16px', whiteSpace: 'pre-line' };

/** The HTML of an email: one column, readable at 320 px, without pictures, complete without its styles. */
export const letterHtml = (letter: Letter, footer: Footer, language: Language): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={languageTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{letter.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{letter.preview}</div>
        <div className="sheet" style={sheet}>
          <p className="quiet" style={{ ...paragraph, fontSize: '15px' }}>
            <a href={footer.service.to}>{footer.service.name}</a>
          </p>
          {letter.blocks.map((block, index) => (
            <BlockHtml key={index} block={block} />
          ))}
          <p className="quiet" style={{ margin: '32px 0 0', fontSize: '14px' }}>
            {letter.because} {footer.answers}
            {footer.choices && (
              <>
                {' '}
                <a href={footer.choices.to}>{footer.choices.label}</a>
              </>
            )}
          </p>
        </div>
      </body>
    </html>,
  )}`;

/** The language of a part that differs from the email's. */
const tagOf = ({ language }: { language?: Language | undefined }) =>
  language && languageTags[language];

function BlockHtml({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p lang={tagOf(block)} style={paragraph}>
          {block.text}
        </p>
      );
    case 'heading':
      return (
        <h1 lang={tagOf(block)} style={{ margin: '0 0 16px', fontSize: '22px', lineHeight: 1.25 }}>
          {block.text}
        </h1>
      );
    case 'alarm':
      return (
        <>
          <p
            className="alarm"
            style={{
              margin: '0 0 12px',
              padding: '8px 14px',
              borderRadius: '8px',
              fontFamily: 'Arial, sans-serif',
              fontWeight: 'bold',
            }}
          >
            {block.label}
          </p>
          <h1
            lang={tagOf(block)}
            style={{ margin: '0 0 16px', fontSize: '24px', lineHeight: 1.25 }}
          >
            {block.text}
          </h1>
        </>
      );
    case 'call':
      return (
        <p style={paragraph}>
          <a className="call" href={phoneHref(block.number)} style={buttonStyle}>
            {block.label}
          </a>
        </p>
      );
    case 'quote':
      return (
        <blockquote
          className="quote"
          lang={tagOf(block)}
          style={{
            ...paragraph,
            padding: '0 0 0 14px',
            borderLeftWidth: '3px',
            borderLeftStyle: 'solid',
          }}
        >
          {block.text}
        </blockquote>
      );
    case 'button':
      return (
        <p style={paragraph}>
          <a className="button" href={block.to} style={buttonStyle}>
            {block.label}
          </a>
          <br />
          <span className="quiet" style={{ fontSize: '13px', wordBreak: 'break-all' }}>
            {block.to}
          </span>
        </p>
      );
    case 'facts':
      return (
        <dl style={{ margin: '0 0 16px' }}>
          {block.rows.map(({ label, value }) => (
            <div key={label} style={{ margin: '0 0 6px' }}>
              <dt className="quiet" style={{ fontSize: '14px' }}>
                {label}
              </dt>
              <dd style={{ margin: 0 }}>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'list':
      return (
        <ul style={{ margin: '0 0 16px', padding: '0 0 0 20px' }}>
          {block.entries.map(({ text, language, to, note }, index) => (
            <li key={index} style={{ margin: '0 0 8px' }}>
              <span lang={tagOf({ language })}>{to ? <a href={to}>{text}</a> : text}</span>
              {note && (
                <span className="quiet" style={{ display: 'block', fontSize: '14px' }}>
                  {note}
                </span>
              )}
            </li>
          ))}
        </ul>
      );
  }
}
