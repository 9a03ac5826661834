import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { expectOffered } from '#tests/setup/choose-community.ts';

test('Rules 6.1: header and footer, for a visitor', async ({ page }) => {
  await page.goto('/newsletter');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  await expect(header.getByRole('link', { name: 'The Local Link' })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Newsletter Archives' })).toHaveAttribute(
    'href',
    '/newsletter/archives',
  );
  await expect(header.getByRole('link', { name: /My Condo|Dashboard/ })).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByText('Connecting condo communities with modern digital tools and local expertise.'),
  ).toBeVisible();
  for (const name of ['Resources', 'Support']) {
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  }
  await footer.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('Rules 6.1: the menus of people with no community, one and two @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const birch = makeCommunity(em, { name: `Birch Nook ${Date.now()}` });
  const cedar = makeCommunity(em, { name: `Cedar Nook ${Date.now()}` });
  const newcomer = makeUser(em, { name: 'Noor Newcomer' });
  const resident = makeUser(em, { name: 'Rita Resident' });
  const board = makeUser(em, { name: 'Bo Board', role: 'BOARD' });
  makeMembership(em, resident, birch, { condoUnit: '204' });
  makeMembership(em, board, birch, { condoUnit: '12B', canModerate: true });
  makeMembership(em, board, cedar, { condoUnit: '7', isPrimary: false });
  await em.flush();
  const header = page.getByRole('banner');
  const nav = page.getByRole('navigation', { name: 'Main' });

  await signInAs(newcomer);
  await page.goto('/help');
  await nav.locator('summary', { hasText: newcomer.name }).click();
  await expect(nav.getByText(newcomer.email)).toBeVisible();
  await expect(nav.getByText('No communities')).toBeVisible();
  await expect(header.getByText(/My Condo|Dashboard/)).toHaveCount(0);

  await signInAs(resident);
  await page.goto('/help');
  await expect(nav.getByRole('link', { name: 'My Condo', exact: true })).toHaveAttribute(
    'href',
    `/communities/${birch.slug}`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await header.locator('summary', { hasText: 'Menu' }).click();
  await expect(header.getByText('My Condo', { exact: true }).last()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(header.getByText('Dashboard')).toHaveCount(0);
  await nav.locator('summary', { hasText: resident.name }).click();
  await expect(nav.getByText(`${birch.name}, Unit 204`)).toBeVisible();
  await expect(nav.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'href',
    `/users/${resident.id}`,
  );
  await expect(nav.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
    'href',
    '/account/settings',
  );

  await signInAs(board);
  await page.goto('/help');
  await nav.getByText('My Condos', { exact: true }).click();
  const first = nav.getByRole('link', { name: birch.name });
  await expect(first).toContainText('12B');
  await expect(first.getByText('Primary', { exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: cedar.name })).toContainText('Unit 7');
  await expect(nav.getByRole('link', { name: cedar.name })).not.toContainText('Primary');
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/moderation');

  await page.setViewportSize({ width: 360, height: 740 });
  await header.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const name of [
    new RegExp(`^${cedar.name}`),
    'Newsletter Archives',
    'Dashboard',
    'Account Settings',
  ]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: 'Light theme' })).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page.getByText('See you next time!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await header.getByText('Menu', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
});

test('Rules 6.1: the menu of a moderator fits a phone, and the bar holds both ways', async ({
  page,
  em,
  signInAs,
}) => {
  const manager = makeUser(em, { role: 'MANAGER', name: 'Mona Reid' });
  for (const [index, name] of ['Birch Row', 'Cedar Mews', 'Dogwood Lane'].entries()) {
    const community = makeCommunity(em, { name });
    makeMembership(em, manager, community, {
      condoUnit: 'Office',
      isPrimary: index === 0,
      canModerate: true,
    });
  }
  await em.flush();
  await signInAs(manager);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/help');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  for (const item of [
    menu.getByRole('link', { name: 'Manage' }),
    menu.getByRole('link', { name: 'Emergency' }),
    menu.getByRole('link', { name: 'Account', exact: true }),
    menu.getByRole('link', { name: 'My Profile' }),
    menu.getByRole('button', { name: 'Logout' }),
  ]) {
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 480 });
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 720 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const dashboard = await bar.getByRole('link', { name: 'Dashboard' }).boundingBox();
  const manage = await bar.getByRole('link', { name: 'Manage' }).boundingBox();
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(manage?.y).toBe(dashboard?.y);
  expect(Math.abs((brand?.y ?? 0) - (manage?.y ?? 99))).toBeLessThan(8);
});

test('Rules 6.1: the Login button opens the auth panel @quick', async ({ page, em, scripts }) => {
  const community = makeCommunity(em, { name: `Dogwood ${Date.now()}` });
  const user = makeUser(em, { password: await hashPassword('open the door') });
  makeMembership(em, user, community);
  await em.flush();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Emergency' }).filter({ visible: true }),
  ).toHaveAttribute('href', '/#communities');
  await page.getByRole('link', { name: 'Login', exact: true }).click();

  if (!scripts) {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return;
  }
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByText('Enter your password').first()).toBeVisible();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await email.fill('half@');
  const loginTab = dialog.getByRole('tab', { name: 'Login' });
  await expect(loginTab).toHaveAttribute('aria-selected', 'true');
  await loginTab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(email).toHaveValue('half@');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const register = page.getByRole('dialog', { name: 'Register' });
  await expectOffered(register, community.name);
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(register.locator('input:visible, select:visible').first()).toBeFocused();
  await expect(register.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeFocused();

  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await email.fill(user.email);
  await dialog
    .getByRole('tabpanel', { name: 'Login' })
    .getByLabel('Password')
    .fill('open the door');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`Logged in successfully as ${user.name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
});

test('Rules 6.1: the auth panel as a page, and where the demo accounts are listed', async ({
  page,
  server,
  scripts,
}) => {
  const demo = page.getByRole('heading', { name: 'Demo Credentials' });
  await page.goto('/login');
  await expect(demo).toHaveCount(0);
  server.env.demo = true;
  try {
    await page.reload();
    await demo.click();
    await expect(page.getByText('board@demo.example')).toBeVisible();
    const login = page.getByRole('main');
    await login.getByRole('button', { name: 'Board member' }).click();
    await expect(login.getByLabel('Email')).toHaveValue('board@demo.example');
    await expect(login.getByLabel('Password')).toHaveValue('local-link-demo');
    await expect(page).toHaveURL(/\/login$/);
  } finally {
    server.env.demo = false;
  }
  if (scripts) {
    server.env.demo = true;
    try {
      await page.goto('/');
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      const dialog = page.getByRole('dialog');
      for (const name of ['Login', 'Register']) {
        await dialog.getByRole('tab', { name }).click();
        await expect(dialog.getByRole('tabpanel', { name })).toBeVisible();
        await expect(demo).toBeVisible();
      }
      await demo.click();
      await dialog.getByRole('button', { name: 'Manager' }).click();
      await expect(dialog.getByRole('tabpanel', { name: 'Login' })).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(
        'manager@demo.example',
      );
      await expect(dialog.getByRole('button', { name: 'Log in' })).toBeFocused();
    } finally {
      server.env.demo = false;
    }
    await page.goto('/login');
  }
  const tabs = page.getByRole('navigation', { name: 'Log in or register' });
  await expect(tabs.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabs.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('Rules 6.1, 6.12: the community selector, on the page of a missing community too', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const user = makeUser(em);
  const community = makeCommunity(em, { name: `Alder Row ${Date.now()}`, address: '9 Alder Row' });
  await em.flush();
  await signInAs(user);
  await page.goto('/communities/nowhere-at-all');
  await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible();
  if (scripts) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/communities*', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('main summary').click();
    await expect(page.getByText('Loading communities...')).toBeVisible();
    release();
    await expect(page.getByText('Loading communities...')).toHaveCount(0);
  } else {
    await page.getByRole('link', { name: 'Find Your Condo' }).click();
    await expect(page).toHaveURL(/\/#communities$/);
    await expect(page.getByRole('heading', { name: 'Find your condo', exact: true })).toBeVisible();
    await page.locator('main summary').click();
  }
  const chooser = page.getByRole('group', { name: 'Select your corporation' });
  await expect(chooser).toBeVisible();
  expect((await page.locator('main details > div').boundingBox())?.width).toBe(256);
  const choice = chooser.getByRole('link', { name: community.name });
  await expect(choice).toContainText('9 Alder Row');
  await choice.click();
  await expect(page).toHaveURL(new RegExp(`/communities/${community.slug}$`));
  await expect(chooser).toBeHidden();
});

test('Rules 6.10, 4.3: the 404 page, with its hint only outside production', async ({
  page,
  server,
}) => {
  const hint = page.getByText('Working on the site?');
  server.env.production = false;
  try {
    await page.goto('/no/such/page');
    await expect(hint).toBeVisible();
  } finally {
    server.env.production = true;
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Rules 6.11: the theme is dark until it is switched, and then it stays', async ({
  page,
  scripts,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Light theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await kept;
  await expect(page).toHaveURL(/\/$/);
  if (scripts) expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('A file input has room for the name of the chosen file', async ({ page, em, signInAs }) => {
  const manager = makeUser(em, { role: 'MANAGER', name: 'Mona Reid' });
  const community = makeCommunity(em, { name: `Birch Row ${Date.now()}`, takesRequests: true });
  makeMembership(em, manager, community, { canModerate: true });
  await em.flush();
  await signInAs(manager);
  const hub = `/communities/${community.slug}`;
  const paths = [
    ...[`${hub}/listings/new`, `${hub}/activities/new`, `${hub}/requests/new`],
    ...[`/manage/${community.slug}/notices/new`, '/account/photo'],
  ];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      const files = page.locator('input[type="file"]');
      await expect(files.first()).toBeAttached();
      // Firefox cuts the name to what the padding leaves beside the button: 'Browse… …'.
      const rooms = await files.evaluateAll((inputs) =>
        inputs.flatMap((input) => {
          for (let at = input.parentElement; at; at = at.parentElement) {
            if (at instanceof HTMLDetailsElement) at.open = true;
          }
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
          const room =
            input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
          return input.clientWidth > 0 ? [{ room, of: input.clientWidth }] : [];
        }),
      );
      expect(rooms.length, path).toBeGreaterThan(0);
      for (const { room, of } of rooms) {
        expect(room, `${path} at ${width}`).toBeGreaterThan(Math.min(288, of - 40));
      }
    }
  }
});
