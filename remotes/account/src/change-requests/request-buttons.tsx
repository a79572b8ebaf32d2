import { Alert, Button, LinkButton, UnsavedGuard } from '@portal/shared/ui';
import { ConfirmChange } from './confirm-change';
import { DeleteDraft } from './delete-draft';
import styles from './request-form.module.css';
import type { ChangeRequest } from './use-change-request';

interface RequestButtonsProps {
  request: ChangeRequest;
  /** The number of a draft that may be thrown away. */
  draftNo: string | undefined;
  /** The page to which the person goes after the form. */
  leaveTo: string;
  /** The effect of the change, in words. */
  consequence: string;
  /** A change of this address parameter opens another form. */
  parameter?: string;
}

/** The end of a change's form: the fault, the buttons, the last look, the guard for unsaved input. */
export function RequestButtons({ request, draftNo, leaveTo, consequence, parameter }: RequestButtonsProps) {
  return (
    <>
      {request.fault && (
        <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={request.fault} />
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={request.busy}>
          提交变更
        </Button>
        <Button disabled={request.busy} onClick={() => void request.keep()}>
          保存草稿
        </Button>
        <LinkButton to={leaveTo}>取消</LinkButton>
        {draftNo !== undefined && <DeleteDraft changeNo={draftNo} leaveTo={leaveTo} />}
      </div>
      <ConfirmChange
        open={request.lastLook !== null}
        differences={request.lastLook ?? []}
        consequence={consequence}
        busy={request.busy}
        onConfirm={() => void request.submit()}
        onClose={request.forgetLook}
        afterClose={request.lookClosed}
      />
      <UnsavedGuard when={request.unsaved} save={request.keep} {...(parameter !== undefined && { parameter })} />
    </>
  );
}
