import { bootDocument } from '@portal/shared/boot';
import { lateComponent, NoPermissionPanel, PortalConfig } from '@portal/shared/ui';
import { FadeOnPath, MenuIcon, SideMenu, useDevice } from '@portal/shared/ui/frame';
import { useMemo, useState } from 'react';
import { Link, type NavigateFunction, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useFactorQuestion } from '../client/asked-factor';
import { useKeyListener } from '../keys/key-listener';
import { KeyText } from '../keys/key-text';
import { paletteKey, useKeys } from '../keys/use-keys';
import { mayOpen } from '../session/rights';
import type { Me } from '../session/session';
import { useTenants } from '../session/tenants';
import { type DeskPage, deskPages, pageAt } from './desk-pages';
import { findWork } from './find-work';
import { PersonMenu } from './person-menu';
import styles from './work-frame.module.css';

const KeysDialog = lateComponent(() => import('../keys/keys-dialog').then((module) => module.KeysDialog));
const FactorDialog = lateComponent(() => import('../factor/factor-dialog').then((module) => module.FactorDialog));
const Palette = lateComponent(() => import('../keys/palette').then((module) => module.Palette));

/** `g` and a page's letter lead to it. */
const waysTo = (pages: readonly DeskPage[], navigate: NavigateFunction) =>
  pages.map(({ letter, path, title }) => ({ keys: `g ${letter}`, label: title, run: () => void navigate(path) }));

/** The keys that hold on every page: `?` lists all keys, Ctrl+K opens the palette. */
function useFrameKeys(pages: readonly DeskPage[]) {
  const navigate = useNavigate();
  const [layer, setLayer] = useState<'keys' | 'palette' | null>(null);
  useKeys('前往', waysTo(pages, navigate));
  useKeys('通用', [
    { keys: paletteKey, label: '快速前往', run: () => setLayer('palette') },
    { keys: '[Shift]+?', label: '查看快捷键', run: () => setLayer('keys') },
  ]);
  useKeyListener();
  return { layer, open: setLayer, close: () => setLayer(null) };
}

/** Header, side menu and page. It shows the entries that the person's roles open. */
export function WorkFrame({ me }: { me: Me }) {
  const { platformName, companyLogo } = bootDocument().tenant;
  const device = useDevice();
  const question = useFactorQuestion((state) => state.question);
  const [wide, setWide] = useState(true);
  const [shown, setShown] = useState(false);
  const page = pageAt(useLocation().pathname);
  const mobile = device === 'mobile';
  const entries = useMemo(() => deskPages.filter(({ roles }) => mayOpen(me, roles)), [me]);
  const tenants = useTenants();
  const find = useMemo(() => findWork(entries, tenants), [entries, tenants]);
  const { layer, open, close } = useFrameKeys(entries);
  return (
    <PortalConfig mayBeDark>
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      <header className={styles.header}>
        {mobile && (
          <button
            type="button"
            className={styles.open}
            aria-label="菜单"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            <MenuIcon size={20} />
          </button>
        )}
        <Link className={styles.brand ?? ''} to="/desk" aria-label={`${platformName}，首页`}>
          {companyLogo && <img src={companyLogo} alt="" width="32" height="32" />}
          <span className={styles.name}>{platformName}</span>
        </Link>
        <button type="button" className={styles.find} aria-haspopup="dialog" onClick={() => open('palette')}>
          快速前往
          <KeyText keys={paletteKey} />
        </button>
        <PersonMenu me={me} />
      </header>
      <div className={styles.area}>
        <SideMenu
          areas={[{ title: '平台业务', entries }]}
          activePath={page?.path ?? ''}
          device={device}
          opened={mobile ? shown : wide}
          onOpenedChange={mobile ? setShown : setWide}
        />
        <main id="main" tabIndex={-1} className={styles.page}>
          <FadeOnPath>
            {mayOpen(me, page?.roles) ? (
              <Outlet />
            ) : (
              <NoPermissionPanel wholePage hint="如需开通，请联系平台管理员。" />
            )}
          </FadeOnPath>
        </main>
      </div>
      {question && <FactorDialog question={question} />}
      {layer === 'keys' && <KeysDialog onClose={close} />}
      {layer === 'palette' && <Palette find={find} onClose={close} />}
    </PortalConfig>
  );
}
