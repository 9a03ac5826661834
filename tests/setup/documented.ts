import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Checks the answers of JSON calls against the document at /api/openapi.json. */
export class DocumentedCalls {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly document: ApiDocument;

  constructor(document: ApiDocument) {
    this.document = document;
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'api');
  }

  /** Fails unless the document lists the answer's status and its body matches the schema there. */
  async expectDocumented(request: Request, response: Response): Promise<void> {
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
    const path = this.pathOf(pathname);
    const operation = path && this.document.paths[path]?.[method];
    const name = `${request.method} ${path ?? pathname} ${response.status}`;
    if (!path || !operation) {
      const expected = path
        ? request.method === 'OPTIONS'
          ? [204, 400]
          : [400, 403, 405, 413]
        : [400, 403, 404, 413];
      expect(expected, name).toContain(response.status);
      return;
    }
    const status = String(response.status);
    expect(Object.keys(operation.responses), name).toContain(status);
    if (request.method === 'HEAD') return;
    const text = await response.clone().text();
    if (!operation.responses[status]?.content) {
      expect(text, name).toBe('');
      return;
    }
    expect(response.headers.get('Content-Type'), name).toMatch(/^application\/json/);
    const fits = this.validator(path, method, status);
    expect(fits(JSON.parse(text)) ? [] : fits.errors, name).toEqual([]);
  }

  private validator(path: string, method: string, status: string): ValidateFunction {
    const pointer = [
      'paths',
      path,
      method,
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1')))
      .join('/');
    const known = this.validators.get(pointer);
    if (known) return known;
    const made = this.ajv.compile({ $ref: `api#/${pointer}` });
    this.validators.set(pointer, made);
    return made;
  }

  /** The path in the document that an address belongs to; literal segments win over parameters. */
  private pathOf(pathname: string): string | undefined {
    const segments = pathname.replace(/\/+$/, '').split('/');
    return Object.keys(this.document.paths)
      .filter((path) => {
        const parts = path.split('/');
        return (
          parts.length === segments.length &&
          parts.every((part, index) =>
            part.startsWith('{') ? segments[index] !== '' : part === segments[index],
          )
        );
      })
      .sort((one, other) => one.split('{').length - other.split('{').length)[0];
  }
}
