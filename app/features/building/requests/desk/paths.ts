import { deskPath } from '#app/features/communities/manage/sections.ts';
import { deskRequestPath } from '../paths.ts';

/** The pages beside the list of requests at the desk. */
export const requestDeskPages = ['places', 'answers', 'figures'] as const;
export type RequestDeskPage = (typeof requestDeskPages)[number];

/** The desk's list of requests, or a page beside it. */
export const requestDeskPath = (slug: string, page?: RequestDeskPage): string =>
  page ? `${deskPath(slug, 'requests')}/${page}` : deskPath(slug, 'requests');

/** The page of a common place at the desk. */
export const deskPlacePath = (slug: string, id: string): string =>
  `${requestDeskPath(slug, 'places')}/${id}`;

/** The page of one of the answers that the desk gives often. */
export const deskAnswerPath = (slug: string, id: string): string =>
  `${requestDeskPath(slug, 'answers')}/${id}`;

/** The work order of a request as a PDF. */
export const workOrderPdfPath = (slug: string, ref: string): string =>
  `${deskRequestPath(slug, ref)}/work-order.pdf`;
