import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * The routes and exact words of docs/rules.md, by section. The tests below prove that a browser spec
 * reaches each of them, with scripts and without. '{}' stands for a part that differs each time.
 */
const rules: Record<string, string[]> = {
  '6.1': [
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
    'Find your condo',
    'Select your corporation',
    'Connecting condo communities with modern digital tools and local expertise.',
  ],
  '6.10': ['/no/such/page', '404 Page Not Found'],
  '6.2': [
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
  '6.3': [
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
  '6.4': [
    '/events/{}',
    'Visit Official Website',
    'Create Activity',
    'Attend: Ice lanterns',
    'Your Community',
    'Event not found',
    'Back to Home',
  ],
  '6.5': [
    '/activities/{}',
    'Organizer',
    'Organized by',
    'Join',
    'You’re going',
    'Leave',
    '+1',
    'Activity not found',
  ],
  '6.6': [
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
    'Sold',
    'Your listing',
    'Write to Sol',
    'Free',
  ],
  '6.7': [
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
  '6.8': [
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
  '6.9': [
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
  '5.1': [
    'Password must be at least 6 characters',
    'Minimum 6 characters',
    'At least one community must be selected',
    'Condo unit is required',
    'Name is required',
    'Invalid email address',
    'At least one community is required',
    'Please select a community',
    'Unit number is required',
  ],
  '5.2': [
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
    'Validation Error',
    'Please fill in all required fields.',
    'Two things are missing',
    'How neighbours will see this post',
  ],
  '7.1': [
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
  '7.2': [
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
  ],
  '8.2': ['Just now', '1 hour ago', '5 hours ago', '1 day ago', '3 days ago'],
};

/** Words that show only with scripts, while something is loading. */
const withScripts: Record<string, string[]> = {
  '6.12': [
    'Loading communities...',
    'Loading event...',
    'Loading activity...',
    'Loading listing...',
    'Loading moderation dashboard...',
    'Loading account settings...',
    'Saving...',
  ],
};

/** Words that no screen may use, because the product chose otherwise: rules 14. */
const chosenDifferences = {
  '127 Active Residents, 8 This Month':
    'The figures are live; tests/process/migrate.test.ts counts the 127 of the demo city.',
  'Coming soon': 'Change Photo works, so nothing is still to come.',
  'Required, Invalid input': 'Each field has a message of its own.',
};

interface Texts {
  both: Set<string>;
  scripted: Set<string>;
  titles: string[];
}

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const texts = readTexts(join(root, 'tests/e2e'));

describe('a browser spec reaches every route and exact string of the rules', () => {
  it.each(Object.entries(rules))('rules %s', (section, strings) => {
    expect(strings.filter((string) => !texts.both.has(string))).toEqual([]);
    expect(texts.titles.filter((title) => cites(title, section))).not.toEqual([]);
  });

  it.each(Object.entries(withScripts))('rules %s (with scripts)', (section, strings) => {
    expect(strings.filter((string) => !texts.scripted.has(string))).toEqual([]);
    expect(texts.titles.filter((title) => cites(title, section))).not.toEqual([]);
  });

  it('gives a reason for each chosen difference', () => {
    for (const reason of Object.values(chosenDifferences)) expect(reason).toMatch(/\.$/);
  });
});

describe('the sections of docs/rules.md', () => {
  const sections = new Set(
    [...read('docs/rules.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map(([, number]) => number),
  );

  it('exist for every list here and every title of a browser spec', () => {
    const cited = [...Object.keys(rules), ...Object.keys(withScripts)];
    for (const title of texts.titles) cited.push(...citedIn(title));
    expect(cited.filter((section) => !sections.has(section))).toEqual([]);
  });

  it('exist for every citation in the code, the tests and the documents', () => {
    const missing = ['app', 'db', 'tests', 'docs'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(tsx?|md)$/.test(path) && !path.startsWith('.output'))
        .flatMap((path) =>
          [...read(join(folder, path)).matchAll(/\brules (\d+(?:\.\d+)?)/gi)]
            .filter(([, section = '']) => !sections.has(section))
            .map(([citation]) => `${folder}/${path}: ${citation}`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

/** The sections a title names: 6.7 and 7 in 'Rules 6.7, 7: the figures'. */
function citedIn(title: string): string[] {
  const [, list] = /^Rules ([\d., ]+):/.exec(title) ?? [];
  return list?.split(', ') ?? [];
}

/** Whether a title names a section, or the chapter it is in. */
const cites = (title: string, section: string): boolean =>
  citedIn(title).some((cited) => cited === section || section.startsWith(`${cited}.`));

/**
 * The strings in the browser specs, apart from the titles of the tests. `both` leaves out those in
 * code that runs only with scripts or only without.
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
    const [title] = node.arguments;
    const body = node.arguments.at(-1);
    if (title) found.titles.push(textOf(title) ?? '');
    if (body && body !== title)
      collect(body, /test\.skip\(!scripts/.test(body.getText()) ? 'scripted' : runs, found);
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

/** The runs in which each branch of a condition is taken. */
function branches(condition: string, runs: Runs): [Runs, Runs] {
  if (condition === 'scripts') return ['scripted', 'unscripted'];
  if (condition === '!scripts') return ['unscripted', 'scripted'];
  return [runs, runs];
}

/** The runs that go on after a statement: only those with scripts after 'if (!scripts) return'. */
function runsAfter(statement: ts.Statement, runs: Runs): Runs {
  if (!ts.isIfStatement(statement) || !ts.isBlock(statement.thenStatement)) return runs;
  const last = statement.thenStatement.statements.at(-1);
  const leaves = last && (ts.isReturnStatement(last) || ts.isContinueStatement(last));
  return leaves ? branches(statement.expression.getText(), runs)[1] : runs;
}

/** The text of a string or template, with '{}' for each filled-in part; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
