import type { JoinPolicy, Language, NoticeKind, ReasonCode } from '../../enums.ts';

export type CommunityKey = 'hillsview-place' | '18-nepean' | 'clarence-court';

export type ByCommunity<Content> = Record<CommunityKey, Content[]>;

/** What is written in one language, English where it says nothing, and perhaps in the other one. */
interface TwoSided<Texts> {
  language?: Language;
  translation?: Texts;
}

/** What a community says in words. */
interface CommunityTexts {
  text: string;
  officeHours: string;
  acOnApprox: string;
  heatOnApprox: string;
  /** As the manager wrote it, or the next time it is this month, 1 to 12. */
  fireInspectionApprox: string | { nextMonth: number };
}

export interface CommunityContent extends CommunityTexts, TwoSided<CommunityTexts> {
  slug: CommunityKey;
  name: string;
  address: string;
  boardEmail: string | null;
  managerEmail: string;
  managerPhone: string;
  emergencyPhone: string;
  joinPolicy: JoinPolicy;
  requireModeration: boolean;
  takesRequests: boolean;
  takesBookings: boolean;
}

interface NoticeTexts {
  title: string;
  /** Paragraphs separated by blank lines. */
  text: string;
}

export interface NoticeContent extends NoticeTexts, TwoSided<NoticeTexts> {
  pinned?: true;
  /** Negative for one that is scheduled. */
  daysAgo: number;
  /** INFORMATION when left out. */
  kind?: NoticeKind;
  /** The day from today on which it happens, and the hours in Ottawa; the whole day without them. */
  happens?: { inDays: number; from?: string; until?: string };
  /** Everyone when left out. */
  audience?: 'OWNERS' | { floors: number[] };
  isDraft?: true;
  /** Whether it has to be served on each owner. */
  mustBeServed?: true;
}

type Category = 'furniture' | 'electronics' | 'books' | 'clothing' | 'appliances' | 'other';

type Condition = 'NEW' | 'LIKE_NEW' | 'GOOD' | 'FAIR' | 'FOR_PARTS';

export interface PostContent<Status> {
  /** English when left out. */
  language?: Language;
  title: string;
  /** Paragraphs separated by blank lines. */
  text: string;
  picture?: string;
  /** PUBLISHED when left out. */
  status?: Status;
  daysAgo: number;
  /** The entry of the list of reasons, when REJECTED. */
  reasonCode?: ReasonCode;
  /** The public reason, when REJECTED. */
  reason?: string;
}

export interface ListingContent extends PostContent<'PENDING' | 'REJECTED' | 'SOLD'> {
  category: Category | null;
  condition?: Condition;
  /** Left out when the thing is free or the price is open. */
  priceCents?: number;
}

export interface ActivityContent extends PostContent<'PENDING' | 'REJECTED'> {
  tags: string[];
  /**
   * `thisMonth` is a slot from 0 to 7 that the seed spreads over the present month; `inDays` counts
   * from now. It starts `at` '18:30' and lasts `minutes`, three hours when left out. Without `when`,
   * the date is still to be agreed.
   */
  when?: ({ thisMonth: number } | { inDays: number }) & { at: string; minutes?: number };
  place?: string;
  /** As many as like when left out. */
  capacity?: number;
  /** None when left out. Those for whom there is no place are on the waiting list. */
  attendees?: number;
}

interface EventTexts {
  title: string;
  /** Paragraphs separated by blank lines. */
  text: string;
  location: string;
}

export interface EventContent extends EventTexts, TwoSided<EventTexts> {
  slug: string;
  startsInDays: number;
  /** Calendar days, counting the first; one when left out. */
  lastsDays?: number;
  hour: number;
  website?: string;
  picture: string;
  featured?: true;
  /** Only the editor's desk has it yet. */
  isDraft?: boolean;
}

interface ArticleTexts {
  title: string;
  lead: string;
  /** Paragraphs separated by blank lines; one starting with '## ' is a sub-heading. */
  content: string;
}

export interface ArticleContent extends ArticleTexts, TwoSided<ArticleTexts> {
  slug: string;
  author: string;
  picture: string;
  daysAgo: number;
}

export interface Section {
  heading: string;
  paragraphs: string[];
}

/** A text in sections, which can be printed. */
export interface TextContent {
  title: string;
  lead: string;
  sections: Section[];
}

export interface BulletinContent extends TextContent, TwoSided<TextContent> {
  monthsAgo: number;
  cover: string;
}

export interface DocumentContent extends TextContent, TwoSided<TextContent> {
  community: CommunityKey;
  kind: 'RULES' | 'EMERGENCY';
}

export interface SponsorContent {
  position: 'home' | 'hub-sidebar' | 'newsletter';
  language?: Language;
  /** Only p, strong, em and br. It is the caption of a picture. */
  html: string;
  picture?: string;
  linkUrl: string;
}

export interface ContractorContent extends ContractorTexts {
  name: string;
  phone: string;
  translation: ContractorTexts;
}

interface ContractorTexts {
  trade: string;
  text: string;
  /** The part of the city that it serves. */
  area: string;
}

export interface PersonContent {
  name: string;
  email: string;
  /** The one they chose, if they did. */
  language?: Language;
}
