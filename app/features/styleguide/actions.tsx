import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink, type ButtonKind } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as menu from '#app/ui/menu.css.ts';
import { Menu } from '#app/ui/menu.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { Toast, type ToastMessage } from '#app/ui/toast.tsx';

const kinds: ButtonKind[] = ['main', 'quiet', 'danger', 'plain'];
const here = '/styleguide';

export function Actions() {
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className={layout.row}>
          <Button type="button" kind={kind}>
            {kind}
          </Button>
          <Button type="button" kind={kind} disabled>
            {kind}, disabled
          </Button>
          <Button type="button" kind={kind} pending="Saving…">
            {kind}
          </Button>
          <ButtonLink to={here} kind={kind}>
            {kind}, a link
          </ButtonLink>
        </div>
      ))}
      <p>
        A <Link to={here}>link in a text</Link> is underlined.
      </p>
    </>
  );
}

export function Wayfinding({ tab }: { tab: string }) {
  const tabs = ['first', 'second', 'third'];
  return (
    <>
      <Tabs
        label="Sample tabs"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: `The ${key}`, to: `${here}?tab=${key}` }))}
      />
      <Breadcrumb
        above={[
          { to: '/', label: 'Hillsview Place' },
          { to: here, label: 'Buy & Sell' },
        ]}
        current="Post for Sale"
      />
      <MoreLink to={here} label="Older listings" />
    </>
  );
}

const message: ToastMessage = {
  kind: 'success',
  title: 'Profile updated',
  description: 'Your profile has been updated successfully.',
};

export function Overlays() {
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <div className={layout.row}>
      <Menu label="Main menu" main>
        <Link to={here} className={menu.item}>
          An item
        </Link>
      </Menu>
      <Menu label="Menu" boxed>
        <p className={menu.note}>A note</p>
        <div className={menu.rule} />
        <Link to={here} className={menu.item}>
          An item
        </Link>
        <button type="button" className={menu.item}>
          A button
        </button>
      </Menu>
      <Button type="button" kind="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {open && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <p>Closing it gives focus back to the button that opened it.</p>
        </Dialog>
      )}
      <Button type="button" kind="quiet" onClick={() => setToast({ ...message })}>
        Show a toast
      </Button>
      <Button
        type="button"
        kind="quiet"
        onClick={() => setToast({ ...message, kind: 'error', title: 'Login failed' })}
      >
        Show a failure
      </Button>
      <Toast message={toast} />
    </div>
  );
}
