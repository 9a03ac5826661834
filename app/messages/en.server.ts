import { accountLetters } from './en/account-letters.server.ts';
import { accounts } from './en/accounts.ts';
import { accountsServer } from './en/accounts.server.ts';
import { activities } from './en/activities.ts';
import { activitiesServer } from './en/activities.server.ts';
import { activityLetters } from './en/activity-letters.server.ts';
import { activityEditor } from './en/activity-editor.ts';
import { activityView } from './en/activity-view.ts';
import { appeals } from './en/appeals.ts';
import { appealsServer } from './en/appeals.server.ts';
import { address } from './en/address.ts';
import { addressServer } from './en/address.server.ts';
import { apiDocs } from './en/api-docs.ts';
import { articles } from './en/articles.ts';
import { articlesServer } from './en/articles.server.ts';
import { authorRejection } from './en/author-rejection.ts';
import { auth } from './en/auth.ts';
import { authServer } from './en/auth.server.ts';
import { bookmarks } from './en/bookmarks.ts';
import { bookmarksServer } from './en/bookmarks.server.ts';
import { bulkApproval } from './en/bulk-approval.ts';
import { cityIssues } from './en/city-issues.ts';
import { cityIssuesServer } from './en/city-issues.server.ts';
import { calendars } from './en/calendars.ts';
import { calendarsServer } from './en/calendars.server.ts';
import { codes } from './en/codes.ts';
import { codesServer } from './en/codes.server.ts';
import { door } from './en/door.ts';
import { doorServer } from './en/door.server.ts';
import { invitations } from './en/invitations.ts';
import { invitationsServer } from './en/invitations.server.ts';
import { join } from './en/join.ts';
import { letters } from './en/letters.ts';
import { lettersServer } from './en/letters.server.ts';
import { chooser } from './en/chooser.ts';
import { suggestions } from './en/suggestions.ts';
import { unconfirmed } from './en/unconfirmed.ts';
import { communities } from './en/communities.ts';
import { communitiesServer } from './en/communities.server.ts';
import { digests } from './en/digests.server.ts';
import { documents } from './en/documents.ts';
import { ending } from './en/ending.ts';
import { endingServer } from './en/ending.server.ts';
import { doorQueue } from './en/door-queue.ts';
import { doorQueueServer } from './en/door-queue.server.ts';
import { editorDesk } from './en/editor-desk.ts';
import { editorPictures } from './en/editor-pictures.ts';
import { editorPicturesServer } from './en/editor-pictures.server.ts';
import { editorDeskServer } from './en/editor-desk.server.ts';
import { editorialForms } from './en/editorial-forms.ts';
import { editorialFormsServer } from './en/editorial-forms.server.ts';
import { newsletterEditor } from './en/newsletter-editor.ts';
import { newsletterEditorServer } from './en/newsletter-editor.server.ts';
import { errors } from './en/errors.ts';
import { errorsServer } from './en/errors.server.ts';
import { events } from './en/events.ts';
import { eventsServer } from './en/events.server.ts';
import { feeds } from './en/feeds.ts';
import { files } from './en/files.ts';
import { filesServer } from './en/files.server.ts';
import { filtersServer } from './en/filters.server.ts';
import { footer } from './en/footer.ts';
import { format } from './en/format.ts';
import { guides } from './en/guides.ts';
import { handover } from './en/handover.ts';
import { handoverServer } from './en/handover.server.ts';
import { home } from './en/home.ts';
import { http } from './en/http.server.ts';
import { hub } from './en/hub.ts';
import { listingEditor } from './en/listing-editor.ts';
import { listingLabels } from './en/listing-labels.ts';
import { listingView } from './en/listing-view.ts';
import { listings } from './en/listings.ts';
import { listingsServer } from './en/listings.server.ts';
import { log } from './en/log.ts';
import { logChangesServer } from './en/log-changes.server.ts';
import { logServer } from './en/log.server.ts';
import { manage } from './en/manage.ts';
import { manageServer } from './en/manage.server.ts';
import { moderation } from './en/moderation.ts';
import { moderationServer } from './en/moderation.server.ts';
import { newsletters } from './en/newsletters.ts';
import { mailChoices } from './en/mail-choices.ts';
import { mailChoicesServer } from './en/mail-choices.server.ts';
import { outgoingMail } from './en/outgoing-mail.ts';
import { outgoingMailServer } from './en/outgoing-mail.server.ts';
import { mail } from './en/mail.server.ts';
import { waitingLetters } from './en/waiting-letters.server.ts';
import { reportLetters } from './en/report-letters.server.ts';
import { membershipLetters } from './en/membership-letters.server.ts';
import { decisionLetters } from './en/decision-letters.server.ts';
import { neighbours } from './en/neighbours.ts';
import { neighboursServer } from './en/neighbours.server.ts';
import { newslettersServer } from './en/newsletters.server.ts';
import { noticeArchive } from './en/notice-archive.ts';
import { noticeDesk } from './en/notice-desk.ts';
import { noticeDeskServer } from './en/notice-desk.server.ts';
import { noticeDoors } from './en/notice-doors.ts';
import { noticeDoorsServer } from './en/notice-doors.server.ts';
import { notices } from './en/notices.ts';
import { noticeLetters } from './en/notice-letters.server.ts';
import { noticesServer } from './en/notices.server.ts';
import { ownAccount } from './en/own-account.ts';
import { ownAccountServer } from './en/own-account.server.ts';
import { ownPostsPage } from './en/own-posts-page.ts';
import { peopleImport } from './en/people-import.ts';
import { peopleImportServer } from './en/people-import.server.ts';
import { people } from './en/people.ts';
import { peopleServer } from './en/people.server.ts';
import { photos } from './en/photos.ts';
import { photosServer } from './en/photos.server.ts';
import { postEditor } from './en/post-editor.ts';
import { postStateServer } from './en/post-state.server.ts';
import { posts } from './en/posts.ts';
import { ownPostsList } from './en/own-posts-list.ts';
import { postPage } from './en/post-page.ts';
import { postStates } from './en/post-states.ts';
import { postsServer } from './en/posts.server.ts';
import { profiles } from './en/profiles.ts';
import { recovery } from './en/recovery.ts';
import { records } from './en/records.ts';
import { recordsServer } from './en/records.server.ts';
import { recordsDesk } from './en/records-desk.ts';
import { recordsDeskServer } from './en/records-desk.server.ts';
import { reports } from './en/reports.ts';
import { reportsServer } from './en/reports.server.ts';
import { reasonsServer } from './en/reasons.server.ts';
import { search } from './en/search.ts';
import { security } from './en/security.ts';
import { securityServer } from './en/security.server.ts';
import { shell } from './en/shell.ts';
import { sponsors } from './en/sponsors.ts';
import { styleguide } from './en/styleguide.ts';
import { ui } from './en/ui.ts';
import { units } from './en/units.ts';
import { welcome } from './en/welcome.ts';
import { welcomeServer } from './en/welcome.server.ts';
import { opening } from './en/opening.ts';
import { openingServer } from './en/opening.server.ts';
import { unitsDesk } from './en/units-desk.ts';
import { unitsDeskServer } from './en/units-desk.server.ts';
import { communitySettings } from './en/community-settings.ts';
import { communitySettingsServer } from './en/community-settings.server.ts';
import { writtenIn } from './en/written-in.ts';

/** Every message of the product in English; the views import only the areas they show. */
export const en = {
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
} as const;

export type Catalogue = typeof en;
