import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Every route and every quoted string of the specification, by its sections, and the proof that a
 * browser test reaches each: with scripts and without. '{}' stands for what differs each time.
 */
const specification: Record<string, string[]> = {
  'SPEC 2 shared layout': [
    'Newsletter Archives',
    'My Condo',
    'My Condos',
    'Primary',
    'Dashboard',
    'Login',
    'Register',
    'Demo Credentials',
    'No communities',
    'Account Settings',
    '/account/settings',
    'My Profile',
    'Logout',
    'Resources',
    'Support',
    '/communities/hillsview-place',
    '/communities/18-nepean',
    '/communities/clarence-court',
    'Find your condo',
    'Select your corporation',
    'Connecting condo communities with modern digital tools and local expertise.',
  ],
  'SPEC 2 any other path': ['/no/such/page', '404 Page Not Found'],
  'SPEC 2 / (home)': [
    '/',
    'My Condo - {}',
    'Find Your Condo',
    'Browse Newsletter',
    'Enter Community Hub',
    '/events/{}',
    'Upcoming Events in Ottawa',
    'Latest Newsletter Articles',
    'Active Residents',
    'This Month',
  ],
  'SPEC 2 /communities/{slug}': [
    '/communities/{}',
    'Post Activity',
    'Post for Sale',
    'My Condo',
    'Important Notices',
    'Pinned',
    '1 pinned',
    'Quick Actions',
    'Report Issue',
    'View Rules',
    'Emergency',
    'Contact Board',
    'June 1st',
    'October 15th',
    'March 2025',
    'Office hours Mon-Fri 9AM-5PM',
    'active listings',
    'upcoming events',
    'Buy & Sell',
    'No listings yet.',
    'Post First Listing',
    'Activities',
    'No activities yet.',
    'Post First Activity',
    'View PDF',
    'No newsletters available yet.',
    'Access Restricted',
    'You need to be registered with this community to access it. Please log in or register to continue.',
    'Log In / Register',
    'Community not found',
  ],
  'SPEC 2 /events/{slug}': [
    '/events/{}',
    'Visit Official Website',
    'Create Activity',
    'Attend: Ice lanterns',
    'Your Community',
    'Event not found',
    'Back to Home',
  ],
  'SPEC 2 /activities/{id}': [
    '/activities/{}',
    'Organizer',
    'Organized by',
    'Join',
    'Leave',
    '+1',
    'Activity not found',
  ],
  'SPEC 2 /listings/{id}': [
    '/listings/{}',
    'Listing not found',
    "The listing you're looking for doesn't exist.",
    'For Sale',
    'Price not specified',
    'Contact Seller',
    'Community Member',
    'Send Email',
    'Interested in: Box of mysteries',
    'Item Details',
    'Seller',
  ],
  'SPEC 2 /moderation': [
    '/moderation',
    'Moderation Dashboard',
    'Manage community content and user submissions',
    'Board Member',
    'Pending Approval5',
    'Approved Today0',
    'Total Listings4',
    'Active Events1',
    'Pending Approvals',
    'All',
    'Listings',
    'Activities',
    'All caught up!',
    'No pending items to review at the moment.',
    'No items pending review.',
    'Listing',
    'Activity',
    'Author ID: {}',
    'Approve',
    'Reject',
    'View',
    'Recent Moderation Activity',
    'Moderation activity will appear here as you approve or reject items.',
  ],
  'SPEC 2 newsletter pages': [
    '/newsletter',
    '/newsletter/archives',
    '/newsletter/summer-2024',
    '/newsletter/spring-2024',
    '/newsletter/winter-2023',
    'Back to Home',
    'Other Issues',
    'Stay Connected',
    'We are back in March 2024 with spring as the theme',
    'Newsletter Archives',
    'All Issues',
    'Trusted Contractors',
    'Local Discoveries',
    'Seasonal Wellness',
    'Smart Condo Living',
    'Join Our Community!',
  ],
  'SPEC 2 /account/settings': [
    '/account/settings',
    'Account Settings',
    'Manage your profile and community associations',
    'Profile Information',
    'Change Photo',
    'Full Name',
    'Email Address',
    'Phone Number',
    'My Communities',
    'PRIMARY',
    'Community 2',
    'Select community',
    'Unit Number',
    'Unit 305, Apt 12B, etc.',
    'Add Community',
    'Save Changes',
  ],
  'SPEC 3': [
    'Furniture',
    'Electronics',
    'Books',
    'Clothing',
    'Appliances',
    'Other',
    'New',
    'Like New',
    'Good',
    'Fair',
    'For Parts',
  ],
  'SPEC 5': [
    'Password must be at least 6 characters',
    'Minimum 6 characters',
    'At least one community must be selected',
    'Condo unit is required',
    'Validation Error',
    'Please fill in all required fields.',
    'Name is required',
    'Invalid email address',
    'At least one community is required',
    'Please select a community',
    'Unit number is required',
  ],
  'SPEC 8': [
    'Login failed',
    'Invalid email or password',
    'Registration failed',
    'Please check your information and try again',
    'Logout failed',
    'Please try again',
    'Failed to create listing. Please try again.',
    'Failed to create activity. Please try again.',
    'Failed to join activity. Please try again.',
    'Failed to leave activity. Please try again.',
    'Error',
    'Failed to approve item. Please try again.',
    'Failed to reject item. Please try again.',
    'Error updating profile',
    'Welcome back!',
    'Logged in successfully as {}',
    'Welcome to The Local Link!',
    'Account created successfully for Imani Reid',
    'Logged out successfully',
    'See you next time!',
    'Listing submitted',
    'Your listing has been submitted for review by the community board.',
    'Your listing is now live!',
    'Activity submitted',
    'Your activity has been submitted for review by the community board.',
    'Your activity is now live!',
    'Joined activity',
    'Left activity',
    'Item approved',
    'The listing has been published successfully.',
    'The activity has been published successfully.',
    'Item rejected',
    'The listing has been rejected.',
    'The activity has been rejected.',
    'Profile updated',
    'Your profile has been updated successfully.',
  ],
  'SPEC 9': ['Just now', '1 hour ago', '5 hours ago', '1 day ago', '3 days ago'],
};

/** Strings that SPEC ties to scripts: they show while something is fetched. */
const withScripts: Record<string, string[]> = {
  'SPEC 2 loading states': [
    'Loading communities...',
    'Loading event...',
    'Loading activity...',
    'Loading listing...',
    'Loading moderation dashboard...',
    'Loading account settings...',
    'Saving...',
  ],
};

/** What SPEC quotes and the product does not say, each for a reason of DESIGN's or its own. */
const exceptions = {
  '127 Active Residents, 8 This Month':
    'The figures are live (DESIGN 7); tests/process/migrate.test.ts counts the 127 of the demo city.',
  'Coming soon': 'Change Photo works (DESIGN 7), so nothing is still to come.',
  'Required, Invalid input':
    'The defaults of generated schemas; each field has a message of its own instead.',
  'Tooltip delay 700 ms, skip delay 300 ms': 'There are no tooltips: what a button does, it says.',
};

interface Texts {
  both: Set<string>;
  scripted: Set<string>;
  titles: string[];
}

const texts = readTexts(join(import.meta.dirname, '..', 'e2e'));

describe('a browser test reaches every route and quoted string of the specification', () => {
  it.each(Object.entries(specification))('%s', (section, strings) => {
    expect(strings.filter((string) => !texts.both.has(string))).toEqual([]);
    expect(texts.titles.filter((title) => names(title, section))).not.toEqual([]);
  });

  it.each(Object.entries(withScripts))('%s (with scripts)', (section, strings) => {
    expect(strings.filter((string) => !texts.scripted.has(string))).toEqual([]);
    expect(texts.titles.filter((title) => names(title, section))).not.toEqual([]);
  });

  it('says why it leaves anything out', () => {
    for (const reason of Object.values(exceptions)) expect(reason).toMatch(/\.$/);
  });
});

/** Whether a title such as 'SPEC 2 /moderation, 4, 8: …' names a section, 'SPEC 2 /moderation' or 'SPEC 8'. */
function names(title: string, section: string): boolean {
  const [named = ''] = title.split(':');
  if (named.includes(section)) return true;
  const number = /^SPEC (\d)$/.exec(section)?.[1];
  return number !== undefined && new RegExp(`^SPEC .*\\b${number}\\b`).test(named);
}

/**
 * The texts that the browser specs hold the product against, apart from the titles of the tests.
 * `both` leaves out what runs only with scripts or only without.
 */
function readTexts(folder: string): Texts {
  const found: Texts = { both: new Set(), scripted: new Set(), titles: [] };
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.spec.ts'))) {
    const source = readFileSync(join(folder, name), 'utf8');
    collect(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true), 'both', found);
  }
  return found;
}

type Runs = 'both' | 'scripted' | 'unscripted';

function collect(node: ts.Node, runs: Runs, found: Texts): void {
  const text = textOf(node);
  if (text !== null) {
    if (runs === 'both') found.both.add(text);
    if (runs !== 'unscripted') found.scripted.add(text);
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'test') {
    const [title, body] = node.arguments;
    if (title) found.titles.push(textOf(title) ?? '');
    if (body) collect(body, /test\.skip\(!scripts/.test(body.getText()) ? 'scripted' : runs, found);
    return;
  }
  if (ts.isBlock(node)) {
    let rest = runs;
    for (const statement of node.statements) {
      collect(statement, rest, found);
      rest = runsAfter(statement, rest);
    }
    return;
  }
  if (ts.isIfStatement(node)) {
    const [then, otherwise] = branches(node.expression.getText(), runs);
    collect(node.thenStatement, then, found);
    if (node.elseStatement) collect(node.elseStatement, otherwise, found);
    return;
  }
  ts.forEachChild(node, (child) => collect(child, runs, found));
}

/** In which runs the two branches of a condition are taken. */
function branches(condition: string, runs: Runs): [Runs, Runs] {
  if (condition === 'scripts') return ['scripted', 'unscripted'];
  if (condition === '!scripts') return ['unscripted', 'scripted'];
  return [runs, runs];
}

/** In which runs the statements after one are reached: after 'if (!scripts) return', with scripts. */
function runsAfter(statement: ts.Statement, runs: Runs): Runs {
  if (!ts.isIfStatement(statement) || !ts.isBlock(statement.thenStatement)) return runs;
  const last = statement.thenStatement.statements.at(-1);
  const leaves = last && (ts.isReturnStatement(last) || ts.isContinueStatement(last));
  return leaves ? branches(statement.expression.getText(), runs)[1] : runs;
}

/** A text as it is written, '{}' for what is filled in; null for anything else. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
