import { Button, EmptyPanel, LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { RefreshIcon } from '@portal/shared/ui/frame';
import { Sheet } from '../../../frame/sheet';
import { tenantName, useTenants } from '../../../session/tenants';
import type { WantedLink } from '../links/link-dialog';
import styles from '../tab-bar.module.css';
import { readCanaries } from './canary';
import { CanaryFigures } from './canary-figures';

interface CanariesTabProps {
  onTry: (link: WantedLink) => void;
}

/** 灰度: those that run, how they do beside the release that the others get, and how near they are to being rolled back. */
export function CanariesTab({ onTry }: CanariesTabProps) {
  const tenants = useTenants();
  const canaries = useLoaded(readCanaries);
  return (
    <>
      <div className={styles.bar}>
        <p>数据来自访客的浏览器，表现明显变差的灰度会自动回退。</p>
        <Button icon={<RefreshIcon />} onClick={canaries.reload}>
          刷新
        </Button>
      </div>
      <LoadedArea loaded={canaries} skeleton={<TextSkeleton lines={10} />}>
        {(running) =>
          running.length === 0 ? (
            <EmptyPanel title="没有进行中的灰度" hint="发布管理或模块的团队用 portal canary 让一部分访客先用新版本。" />
          ) : (
            running.map((canary) => (
              <Sheet
                key={`${canary.tenant}/${canary.slot}`}
                title={`${tenantName(tenants, canary.tenant)} · ${canary.slot}`}
                actions={
                  <Button onClick={() => onTry({ tenant: canary.tenant, slot: canary.slot, release: canary.release })}>
                    试用灰度版本
                  </Button>
                }
              >
                <CanaryFigures canary={canary} />
              </Sheet>
            ))
          )
        }
      </LoadedArea>
    </>
  );
}
