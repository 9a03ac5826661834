import { accounts } from './en/accounts.ts';
import { accountsServer } from './en/accounts.server.ts';
import { activities } from './en/activities.ts';
import { activitiesServer } from './en/activities.server.ts';
import { activityEditor } from './en/activity-editor.ts';
import { activityView } from './en/activity-view.ts';
import { apiDocs } from './en/api-docs.ts';
import { articles } from './en/articles.ts';
import { articlesServer } from './en/articles.server.ts';
import { authorRejection } from './en/author-rejection.ts';
import { auth } from './en/auth.ts';
import { authServer } from './en/auth.server.ts';
import { bookmarks } from './en/bookmarks.ts';
import { bookmarksServer } from './en/bookmarks.server.ts';
import { cityIssues } from './en/city-issues.ts';
import { cityIssuesServer } from './en/city-issues.server.ts';
import { communities } from './en/communities.ts';
import { communitiesServer } from './en/communities.server.ts';
import { documents } from './en/documents.ts';
import { errors } from './en/errors.ts';
import { errorsServer } from './en/errors.server.ts';
import { events } from './en/events.ts';
import { eventsServer } from './en/events.server.ts';
import { format } from './en/format.ts';
import { guides } from './en/guides.ts';
import { home } from './en/home.ts';
import { http } from './en/http.server.ts';
import { hub } from './en/hub.ts';
import { listingEditor } from './en/listing-editor.ts';
import { listingLabels } from './en/listing-labels.ts';
import { listingView } from './en/listing-view.ts';
import { listings } from './en/listings.ts';
import { listingsServer } from './en/listings.server.ts';
import { moderation } from './en/moderation.ts';
import { moderationServer } from './en/moderation.server.ts';
import { newsletters } from './en/newsletters.ts';
import { newslettersServer } from './en/newsletters.server.ts';
import { notices } from './en/notices.ts';
import { people } from './en/people.ts';
import { peopleServer } from './en/people.server.ts';
import { photos } from './en/photos.ts';
import { photosServer } from './en/photos.server.ts';
import { postEditor } from './en/post-editor.ts';
import { postStateServer } from './en/post-state.server.ts';
import { posts } from './en/posts.ts';
import { postsServer } from './en/posts.server.ts';
import { profiles } from './en/profiles.ts';
import { security } from './en/security.ts';
import { securityServer } from './en/security.server.ts';
import { shell } from './en/shell.ts';
import { sponsors } from './en/sponsors.ts';
import { styleguide } from './en/styleguide.ts';
import { ui } from './en/ui.ts';
import { units } from './en/units.ts';
import { writtenIn } from './en/written-in.ts';

/** Every message of the product in English; the views import only the areas they show. */
export const en = {
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
} as const;

export type Catalogue = typeof en;
