import type { Translation } from '#app/lib/i18n/message.ts';
import type { Catalogue } from './en.server.ts';
import { accountLetters } from './fr/account-letters.server.ts';
import { accounts } from './fr/accounts.ts';
import { accountsServer } from './fr/accounts.server.ts';
import { activities } from './fr/activities.ts';
import { activitiesServer } from './fr/activities.server.ts';
import { activityLetters } from './fr/activity-letters.server.ts';
import { activityEditor } from './fr/activity-editor.ts';
import { activityView } from './fr/activity-view.ts';
import { appeals } from './fr/appeals.ts';
import { appealsServer } from './fr/appeals.server.ts';
import { address } from './fr/address.ts';
import { addressServer } from './fr/address.server.ts';
import { apiDocs } from './fr/api-docs.ts';
import { articles } from './fr/articles.ts';
import { articlesServer } from './fr/articles.server.ts';
import { authorRejection } from './fr/author-rejection.ts';
import { auth } from './fr/auth.ts';
import { authServer } from './fr/auth.server.ts';
import { bookmarks } from './fr/bookmarks.ts';
import { bookmarksServer } from './fr/bookmarks.server.ts';
import { bulkApproval } from './fr/bulk-approval.ts';
import { cityIssues } from './fr/city-issues.ts';
import { cityIssuesServer } from './fr/city-issues.server.ts';
import { calendars } from './fr/calendars.ts';
import { calendarsServer } from './fr/calendars.server.ts';
import { codes } from './fr/codes.ts';
import { codesServer } from './fr/codes.server.ts';
import { door } from './fr/door.ts';
import { doorServer } from './fr/door.server.ts';
import { invitations } from './fr/invitations.ts';
import { invitationsServer } from './fr/invitations.server.ts';
import { join } from './fr/join.ts';
import { letters } from './fr/letters.ts';
import { lettersServer } from './fr/letters.server.ts';
import { chooser } from './fr/chooser.ts';
import { suggestions } from './fr/suggestions.ts';
import { unconfirmed } from './fr/unconfirmed.ts';
import { communities } from './fr/communities.ts';
import { communitiesServer } from './fr/communities.server.ts';
import { digests } from './fr/digests.server.ts';
import { documents } from './fr/documents.ts';
import { ending } from './fr/ending.ts';
import { endingServer } from './fr/ending.server.ts';
import { doorQueue } from './fr/door-queue.ts';
import { doorQueueServer } from './fr/door-queue.server.ts';
import { editorDesk } from './fr/editor-desk.ts';
import { editorPictures } from './fr/editor-pictures.ts';
import { editorPicturesServer } from './fr/editor-pictures.server.ts';
import { editorDeskServer } from './fr/editor-desk.server.ts';
import { editorialForms } from './fr/editorial-forms.ts';
import { editorialFormsServer } from './fr/editorial-forms.server.ts';
import { newsletterEditor } from './fr/newsletter-editor.ts';
import { newsletterEditorServer } from './fr/newsletter-editor.server.ts';
import { errors } from './fr/errors.ts';
import { errorsServer } from './fr/errors.server.ts';
import { events } from './fr/events.ts';
import { eventsServer } from './fr/events.server.ts';
import { feeds } from './fr/feeds.ts';
import { files } from './fr/files.ts';
import { filesServer } from './fr/files.server.ts';
import { filtersServer } from './fr/filters.server.ts';
import { footer } from './fr/footer.ts';
import { format } from './fr/format.ts';
import { guides } from './fr/guides.ts';
import { handover } from './fr/handover.ts';
import { handoverServer } from './fr/handover.server.ts';
import { home } from './fr/home.ts';
import { http } from './fr/http.server.ts';
import { hub } from './fr/hub.ts';
import { listingEditor } from './fr/listing-editor.ts';
import { listingLabels } from './fr/listing-labels.ts';
import { listingView } from './fr/listing-view.ts';
import { listings } from './fr/listings.ts';
import { listingsServer } from './fr/listings.server.ts';
import { log } from './fr/log.ts';
import { logChangesServer } from './fr/log-changes.server.ts';
import { logServer } from './fr/log.server.ts';
import { manage } from './fr/manage.ts';
import { manageServer } from './fr/manage.server.ts';
import { moderation } from './fr/moderation.ts';
import { moderationServer } from './fr/moderation.server.ts';
import { newsletters } from './fr/newsletters.ts';
import { mailChoices } from './fr/mail-choices.ts';
import { mailChoicesServer } from './fr/mail-choices.server.ts';
import { outgoingMail } from './fr/outgoing-mail.ts';
import { outgoingMailServer } from './fr/outgoing-mail.server.ts';
import { mail } from './fr/mail.server.ts';
import { waitingLetters } from './fr/waiting-letters.server.ts';
import { reportLetters } from './fr/report-letters.server.ts';
import { membershipLetters } from './fr/membership-letters.server.ts';
import { decisionLetters } from './fr/decision-letters.server.ts';
import { neighbours } from './fr/neighbours.ts';
import { neighboursServer } from './fr/neighbours.server.ts';
import { newslettersServer } from './fr/newsletters.server.ts';
import { noticeArchive } from './fr/notice-archive.ts';
import { noticeDesk } from './fr/notice-desk.ts';
import { noticeDeskServer } from './fr/notice-desk.server.ts';
import { noticeDoors } from './fr/notice-doors.ts';
import { noticeDoorsServer } from './fr/notice-doors.server.ts';
import { notices } from './fr/notices.ts';
import { noticeLetters } from './fr/notice-letters.server.ts';
import { noticesServer } from './fr/notices.server.ts';
import { ownAccount } from './fr/own-account.ts';
import { ownAccountServer } from './fr/own-account.server.ts';
import { ownPostsPage } from './fr/own-posts-page.ts';
import { peopleImport } from './fr/people-import.ts';
import { peopleImportServer } from './fr/people-import.server.ts';
import { people } from './fr/people.ts';
import { peopleServer } from './fr/people.server.ts';
import { photos } from './fr/photos.ts';
import { photosServer } from './fr/photos.server.ts';
import { postEditor } from './fr/post-editor.ts';
import { postStateServer } from './fr/post-state.server.ts';
import { posts } from './fr/posts.ts';
import { ownPostsList } from './fr/own-posts-list.ts';
import { postPage } from './fr/post-page.ts';
import { postStates } from './fr/post-states.ts';
import { postsServer } from './fr/posts.server.ts';
import { profiles } from './fr/profiles.ts';
import { recovery } from './fr/recovery.ts';
import { records } from './fr/records.ts';
import { recordsServer } from './fr/records.server.ts';
import { recordsDesk } from './fr/records-desk.ts';
import { recordsDeskServer } from './fr/records-desk.server.ts';
import { reports } from './fr/reports.ts';
import { reportsServer } from './fr/reports.server.ts';
import { reasonsServer } from './fr/reasons.server.ts';
import { search } from './fr/search.ts';
import { security } from './fr/security.ts';
import { securityServer } from './fr/security.server.ts';
import { shell } from './fr/shell.ts';
import { sponsors } from './fr/sponsors.ts';
import { styleguide } from './fr/styleguide.ts';
import { ui } from './fr/ui.ts';
import { units } from './fr/units.ts';
import { welcome } from './fr/welcome.ts';
import { welcomeServer } from './fr/welcome.server.ts';
import { opening } from './fr/opening.ts';
import { openingServer } from './fr/opening.server.ts';
import { unitsDesk } from './fr/units-desk.ts';
import { unitsDeskServer } from './fr/units-desk.server.ts';
import { communitySettings } from './fr/community-settings.ts';
import { communitySettingsServer } from './fr/community-settings.server.ts';
import { writtenIn } from './fr/written-in.ts';

/** Every message of the product in French. */
export const fr = {
  accountLetters,
  outgoingMail: { ...outgoingMail, ...outgoingMailServer },
  mailChoices: { ...mailChoices, ...mailChoicesServer },
  address: { ...address, ...addressServer },
  accounts: { ...accounts, ...accountsServer },
  activities: { ...activities, ...activitiesServer },
  activityEditor,
  activityLetters,
  activityView,
  apiDocs,
  appeals: { ...appeals, ...appealsServer },
  articles: { ...articles, ...articlesServer },
  authorRejection,
  auth: { ...auth, ...authServer },
  bookmarks: { ...bookmarks, ...bookmarksServer },
  bulkApproval,
  cityIssues: { ...cityIssues, ...cityIssuesServer },
  calendars: { ...calendars, ...calendarsServer },
  codes: { ...codes, ...codesServer },
  door: { ...door, ...doorServer },
  invitations: { ...invitations, ...invitationsServer },
  join,
  letters: { ...letters, ...lettersServer },
  chooser,
  suggestions,
  unconfirmed,
  communities: { ...communities, ...communitiesServer },
  digests,
  documents,
  ending: { ...ending, ...endingServer },
  doorQueue: { ...doorQueue, ...doorQueueServer },
  editorDesk: { ...editorDesk, ...editorDeskServer },
  editorialForms: { ...editorialForms, ...editorialFormsServer },
  newsletterEditor: { ...newsletterEditor, ...newsletterEditorServer },
  errors: { ...errors, ...errorsServer },
  events: { ...events, ...eventsServer },
  feeds,
  files: { ...files, ...filesServer },
  filters: filtersServer,
  footer,
  format,
  guides,
  handover: { ...handover, ...handoverServer },
  home,
  http,
  hub,
  listingEditor,
  listingLabels,
  listingView,
  listings: { ...listings, ...listingsServer },
  log: { ...log, ...logServer },
  logChanges: logChangesServer,
  editorPictures: { ...editorPictures, ...editorPicturesServer },
  manage: { ...manage, ...manageServer },
  moderation: { ...moderation, ...moderationServer },
  mail,
  waitingLetters,
  reportLetters,
  membershipLetters,
  decisionLetters,
  neighbours: { ...neighbours, ...neighboursServer },
  newsletters: { ...newsletters, ...newslettersServer },
  noticeArchive,
  noticeDesk: { ...noticeDesk, ...noticeDeskServer },
  noticeLetters,
  noticeDoors: { ...noticeDoors, ...noticeDoorsServer },
  notices: { ...notices, ...noticesServer },
  ownAccount: { ...ownAccount, ...ownAccountServer },
  ownPostsPage,
  peopleImport: { ...peopleImport, ...peopleImportServer },
  people: { ...people, ...peopleServer },
  photos: { ...photos, ...photosServer },
  postEditor,
  postState: postStateServer,
  ownPostsList,
  postPage,
  postStates,
  posts: { ...posts, ...postsServer },
  profiles,
  recovery,
  records: { ...records, ...recordsServer },
  recordsDesk: { ...recordsDesk, ...recordsDeskServer },
  reasons: reasonsServer,
  reports: { ...reports, ...reportsServer },
  search,
  security: { ...security, ...securityServer },
  shell,
  sponsors,
  styleguide,
  ui,
  units,
  welcome: { ...welcome, ...welcomeServer },
  opening: { ...opening, ...openingServer },
  unitsDesk: { ...unitsDesk, ...unitsDeskServer },
  communitySettings: { ...communitySettings, ...communitySettingsServer },
  writtenIn,
} as const satisfies Translation<Catalogue>;
