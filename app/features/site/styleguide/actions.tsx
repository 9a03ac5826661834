import { useState } from 'react';
import { tabs as deskTabs } from '#app/features/communities/manage/tabbed.css.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Button, ButtonLink, type ButtonKind } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import * as menu from '#app/ui/navigation/menu.css.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import { LitWindow, Toast, type ToastMessage } from '#app/ui/overlays/toast.tsx';

const kinds: ButtonKind[] = ['main', 'quiet', 'danger', 'plain'];
const here = '/styleguide';

export function Actions() {
  const t = useMessages(styleguide);
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className={layout.row}>
          <Button type="button" kind={kind}>
            {kind}
          </Button>
          <Button type="button" kind={kind} disabled>
            {t('disabled', { kind })}
          </Button>
          <Button type="button" kind={kind} pending={t('saving')}>
            {kind}
          </Button>
          <ButtonLink to={here} kind={kind}>
            {t('asLink', { kind })}
          </ButtonLink>
        </div>
      ))}
      <p>{t.rich('linkInText', { link: <Link to={here}>{t('textLink')}</Link> })}</p>
    </>
  );
}

export function Wayfinding({ tab }: { tab: string }) {
  const t = useMessages(styleguide);
  const tabs = ['first', 'second', 'third'] as const;
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        current={tab}
        tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`), to: `${here}?tab=${key}` }))}
      />
      <div className={deskTabs}>
        <Tabs
          label={t('tabs.desk')}
          current={`${tab} 1`}
          tabs={[1, 2].flatMap((round) =>
            tabs.map((key) => ({
              key: `${key} ${round}`,
              label: t('tabs.ofDesk', { name: t(`tabs.${key}`), number: round }),
              to: `${here}?tab=${key}`,
            })),
          )}
        />
      </div>
      <Chips
        label={t('tabs.chips')}
        chips={tabs.map((key) => ({
          label: t(`tabs.${key}`),
          isCurrent: key === tab,
          to: `${here}?tab=${key}`,
        }))}
      />
      <Breadcrumb
        above={[
          { to: '/', label: 'Hillsview Place' },
          { to: here, label: t('crumb') },
        ]}
        current={t('current')}
      />
      <ListPages
        page={{ items: [], previous: 'newer', next: 'older' }}
        previousLabel={t('newer')}
        nextLabel={t('more')}
      />
    </>
  );
}

export function Overlays() {
  const t = useMessages(styleguide);
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const description = t('toast.description');
  return (
    <div className={layout.row}>
      <Menu label={t('mainMenu')} main>
        <Link to={here} className={menu.item}>
          {t('item')}
        </Link>
      </Menu>
      <Menu label={t('menu')} boxed>
        <p className={menu.note}>{t('note')}</p>
        <div className={menu.rule} />
        <Link to={here} className={menu.item}>
          {t('item')}
        </Link>
        <button type="button" className={menu.item}>
          {t('button')}
        </button>
      </Menu>
      <Button type="button" kind="quiet" onClick={() => setOpen(true)}>
        {t('openDialog')}
      </Button>
      {open && (
        <Dialog title={t('dialog')} onClose={() => setOpen(false)}>
          <p>{t('dialogText')}</p>
        </Dialog>
      )}
      <Button
        type="button"
        kind="quiet"
        onClick={() => setToast({ kind: 'success', title: t('toast.title'), description })}
      >
        {t('showToast')}
      </Button>
      <Button
        type="button"
        kind="quiet"
        onClick={() => setToast({ kind: 'error', title: t('toast.failure'), description })}
      >
        {t('showFailure')}
      </Button>
      <LitWindow />
      <Toast message={toast} sendsScripts />
    </div>
  );
}
