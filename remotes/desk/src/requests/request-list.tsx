import { formatMinute } from '@portal/shared/format';
import { Alert, Button, LoadedArea, showSuccess, useAct, useLoaded } from '@portal/shared/ui';
import { useState } from 'react';
import { staffCall } from '../client/staff-call';
import { ReasonDialog } from '../frame/reason-dialog';
import { Sheet } from '../frame/sheet';
import { useTenants } from '../session/tenants';
import { VerdictButton } from '../verdicts/verdict-button';
import { LinkDialog, type OneTimeLink } from './link-dialog';
import styles from './request-list.module.css';
import { RequestStateTag } from './request-state-tag';
import { afterText, beforeText, type Request, requestTitle } from './request-text';

interface RequestListProps {
  /** The tenant whose policies it is about; left away: what is about staff. */
  tenant?: string;
  /** Reads the list again when it changes. */
  version: number;
  /** Something has taken effect. */
  onChanged: () => void;
}

/**
 * What waits for a second person, and what became of it lately. Usually there is nothing, so nothing stands here until
 * something has come, or could not be read.
 */
export function RequestList({ tenant, version, onChanged }: RequestListProps) {
  const [own, setOwn] = useState(0);
  const requests = useLoaded(
    (signal) =>
      tenant === undefined
        ? staffCall('staffRequestList', {}, signal)
        : staffCall('staffPolicyRequestList', { body: { tenant } }, signal),
    `${tenant} ${version} ${own}`,
  );
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const changed = () => {
    setOwn((count) => count + 1);
    onChanged();
  };
  const rows = requests.value;
  const nothing = rows?.length === 0 || (requests.state === 'loading' && !rows);
  if (nothing && !link) return null;
  const waiting = rows?.filter(({ state }) => state === 'waiting').length ?? 0;
  return (
    <div className={styles.area}>
      <Sheet title={waiting === 0 ? '双人确认' : `双人确认（${waiting} 项待确认）`}>
        <LoadedArea loaded={requests} skeleton={null}>
          {(all) => (
            <ul className={styles.list} aria-label="双人确认">
              {all.map((request) => (
                <RequestRow key={request.requestId} request={request} onChanged={changed} onLink={setLink} />
              ))}
            </ul>
          )}
        </LoadedArea>
      </Sheet>
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </div>
  );
}

interface RequestRowProps {
  request: Request;
  onChanged: () => void;
  onLink: (link: OneTimeLink) => void;
}

function RequestRow({ request, onChanged, onLink }: RequestRowProps) {
  const tenants = useTenants();
  const [declining, setDeclining] = useState(false);
  const { requestId, askedBy, askedAt, expiresAt, state, decidedBy, decidedAt, opinion, reason, kind, may } = request;
  const body = { requestId };
  const title = requestTitle(request);
  const confirm = useAct(async () => {
    const { link, expiresAt: until } = await staffCall('staffRequestConfirm', { body });
    showSuccess();
    onChanged();
    if (link !== null && until !== null) onLink({ link, expiresAt: until, name: request.object });
  });
  const withdraw = useAct(async () => {
    await staffCall('staffRequestWithdraw', { body });
    showSuccess();
    onChanged();
  });
  const fault = confirm.fault ?? withdraw.fault;
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <RequestStateTag state={state} />
      </div>
      <dl className={styles.change}>
        {kind !== 'invite' && (
          <div>
            <dt>{kind === 'link' ? '现有角色' : '调整前'}</dt>
            <dd>{beforeText(request, tenants)}</dd>
          </div>
        )}
        {kind !== 'link' && (
          <div>
            <dt>{kind === 'invite' ? '授予角色' : '调整后'}</dt>
            <dd>{afterText(request, tenants)}</dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>原因</dt>
            <dd>{reason}</dd>
          </div>
        )}
        {opinion && (
          <div>
            <dt>不同意原因</dt>
            <dd>{opinion}</dd>
          </div>
        )}
      </dl>
      <p className={styles.facts}>
        <span>
          {askedBy.displayName}于 {formatMinute(askedAt)} 申请
        </span>
        {state === 'waiting' && <span>{formatMinute(expiresAt)} 前有效</span>}
        {decidedBy && (
          <span>
            {decidedBy}于 {formatMinute(decidedAt)} 处理
          </span>
        )}
      </p>
      {fault && <Alert type="warning" showIcon title={fault} />}
      {may.length > 0 && (
        <div className={styles.acts}>
          {may.includes('confirm') && (
            <VerdictButton verdict="good" label="确认" loading={confirm.busy} onClick={() => void confirm.run()} />
          )}
          {may.includes('decline') && <VerdictButton verdict="bad" label="不同意" onClick={() => setDeclining(true)} />}
          {may.includes('withdraw') && (
            <Button loading={withdraw.busy} onClick={() => void withdraw.run()}>
              撤回
            </Button>
          )}
        </div>
      )}
      {state === 'waiting' && may.length === 0 && (
        <p className={styles.facts}>申请人和当事人不能确认，请等待另一人处理。</p>
      )}
      {declining && (
        <ReasonDialog
          title={`不同意“${title}”`}
          effect="申请不再生效，申请人可以看到原因。"
          action="不同意"
          danger
          onClose={() => setDeclining(false)}
          send={async (why) => {
            await staffCall('staffRequestDecline', { body: { requestId, reason: why } });
            showSuccess();
            setDeclining(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}
