import type { Translation } from '#app/lib/i18n/message.ts';
import type { Catalogue } from './en.server.ts';
import { accounts } from './fr/accounts.ts';
import { accountsServer } from './fr/accounts.server.ts';
import { activities } from './fr/activities.ts';
import { activitiesServer } from './fr/activities.server.ts';
import { activityEditor } from './fr/activity-editor.ts';
import { activityView } from './fr/activity-view.ts';
import { apiDocs } from './fr/api-docs.ts';
import { articles } from './fr/articles.ts';
import { articlesServer } from './fr/articles.server.ts';
import { authorRejection } from './fr/author-rejection.ts';
import { auth } from './fr/auth.ts';
import { authServer } from './fr/auth.server.ts';
import { bookmarks } from './fr/bookmarks.ts';
import { bookmarksServer } from './fr/bookmarks.server.ts';
import { cityIssues } from './fr/city-issues.ts';
import { cityIssuesServer } from './fr/city-issues.server.ts';
import { communities } from './fr/communities.ts';
import { communitiesServer } from './fr/communities.server.ts';
import { documents } from './fr/documents.ts';
import { errors } from './fr/errors.ts';
import { errorsServer } from './fr/errors.server.ts';
import { events } from './fr/events.ts';
import { eventsServer } from './fr/events.server.ts';
import { format } from './fr/format.ts';
import { guides } from './fr/guides.ts';
import { home } from './fr/home.ts';
import { http } from './fr/http.server.ts';
import { hub } from './fr/hub.ts';
import { listingEditor } from './fr/listing-editor.ts';
import { listingLabels } from './fr/listing-labels.ts';
import { listingView } from './fr/listing-view.ts';
import { listings } from './fr/listings.ts';
import { listingsServer } from './fr/listings.server.ts';
import { moderation } from './fr/moderation.ts';
import { moderationServer } from './fr/moderation.server.ts';
import { newsletters } from './fr/newsletters.ts';
import { newslettersServer } from './fr/newsletters.server.ts';
import { notices } from './fr/notices.ts';
import { people } from './fr/people.ts';
import { peopleServer } from './fr/people.server.ts';
import { photos } from './fr/photos.ts';
import { photosServer } from './fr/photos.server.ts';
import { postEditor } from './fr/post-editor.ts';
import { postStateServer } from './fr/post-state.server.ts';
import { posts } from './fr/posts.ts';
import { postsServer } from './fr/posts.server.ts';
import { profiles } from './fr/profiles.ts';
import { security } from './fr/security.ts';
import { securityServer } from './fr/security.server.ts';
import { shell } from './fr/shell.ts';
import { sponsors } from './fr/sponsors.ts';
import { styleguide } from './fr/styleguide.ts';
import { ui } from './fr/ui.ts';
import { units } from './fr/units.ts';
import { writtenIn } from './fr/written-in.ts';

/** Every message of the product in French. */
export const fr = {
  accounts: { ...accounts, ...accountsServer },
  activities: { ...activities, ...activitiesServer },
  activityEditor,
  activityView,
  apiDocs,
  articles: { ...articles, ...articlesServer },
  authorRejection,
  auth: { ...auth, ...authServer },
  bookmarks: { ...bookmarks, ...bookmarksServer },
  cityIssues: { ...cityIssues, ...cityIssuesServer },
  communities: { ...communities, ...communitiesServer },
  documents,
  errors: { ...errors, ...errorsServer },
  events: { ...events, ...eventsServer },
  format,
  guides,
  home,
  http,
  hub,
  listingEditor,
  listingLabels,
  listingView,
  listings: { ...listings, ...listingsServer },
  moderation: { ...moderation, ...moderationServer },
  newsletters: { ...newsletters, ...newslettersServer },
  notices,
  people: { ...people, ...peopleServer },
  photos: { ...photos, ...photosServer },
  postEditor,
  postState: postStateServer,
  posts: { ...posts, ...postsServer },
  profiles,
  security: { ...security, ...securityServer },
  shell,
  sponsors,
  styleguide,
  ui,
  units,
  writtenIn,
} as const satisfies Translation<Catalogue>;
