import { Button } from '@portal/shared/ui';
import { PageHeader, PlusIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { AddressTabs } from '../../frame/address-tabs';
import { CanariesTab } from './canaries/canaries-tab';
import { ChangesTab } from './changes/changes-tab';
import { ErrorsTab } from './errors/errors-tab';
import { ExplainTab } from './explain/explain-tab';
import { LinkDialog, type WantedLink } from './links/link-dialog';
import { LinksTab } from './links/links-tab';
import { MadeLinkDialog } from './links/made-link-dialog';
import type { MadeLink } from './links/trial-link';
import { RunningTab } from './running/running-tab';

type Open = { kind: 'wanted'; link: WantedLink } | { kind: 'made'; link: MadeLink };

/**
 * Which release runs where and why, which moved together, what goes wrong, and the links by which a tester tries another
 * one. Only 变更 changes something for customers, and only for whoever manages releases.
 */
export function Component() {
  const [open, setOpen] = useState<Open | null>(null);
  const [version, setVersion] = useState(0);
  const close = () => setOpen(null);
  const tryOut = (link: WantedLink = {}) => setOpen({ kind: 'wanted', link });
  return (
    <>
      <PageHeader
        title="发布"
        description="查看各租户运行的版本、变更、灰度与错误，说明访客为何得到某个版本，用试用链接测试任一版本。"
        actions={
          <Button type="primary" icon={<PlusIcon />} onClick={() => tryOut()}>
            新建试用链接
          </Button>
        }
      />
      <AddressTabs
        tabs={[
          { key: 'running', title: '运行版本', content: <RunningTab onTry={tryOut} /> },
          { key: 'changes', title: '变更', content: <ChangesTab /> },
          { key: 'canaries', title: '灰度', content: <CanariesTab onTry={tryOut} /> },
          { key: 'errors', title: '错误', content: <ErrorsTab /> },
          { key: 'explain', title: '版本说明', content: <ExplainTab /> },
          { key: 'links', title: '试用链接', content: <LinksTab version={version} /> },
        ]}
      />
      {open?.kind === 'wanted' && (
        <LinkDialog
          wanted={open.link}
          onClose={close}
          onMade={(link) => {
            setOpen({ kind: 'made', link });
            setVersion((count) => count + 1);
          }}
        />
      )}
      {open?.kind === 'made' && <MadeLinkDialog link={open.link} onClose={close} />}
    </>
  );
}
