import type { EditorialStatus, Language } from '#db/enums.ts';

/** What the page of an editor's form shows. */
export interface PieceEditorPage {
  /** Null for a new one. */
  piece: EditedPiece | null;
  /** The fields as a person would have typed them. */
  values: Record<string, unknown>;
  formKey: string;
  /** What the editor should know about it. */
  note?: string | null;
}

export interface EditedPiece {
  id: string;
  status: EditorialStatus;
  version: number;
  title: string;
  language: Language;
  /** Where readers find it; null for what has no page. */
  publicPath: string | null;
}
