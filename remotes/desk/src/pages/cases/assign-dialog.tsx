import { Dialog, DialogFormEnd, LoadedArea, showSuccess, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { useMe } from '../../session/session';

interface AssignDialogProps {
  cases: readonly { readonly taskId: string; readonly compName: string; readonly kindName: string }[];
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  staffId: string;
  note?: string;
}

/** The choice that gives cases back to everybody. */
const nobody = 'queue';

/** Hands cases over to a reviewer, or back to the queue. */
export function AssignDialog({ cases, onClose, onDone }: AssignDialogProps) {
  const me = useMe();
  const [form] = Form.useForm<Values>();
  const reviewers = useLoaded((signal) => staffCall('staffCaseReviewers', {}, signal));
  const { submit, busy, fault } = useSubmit(form, async ({ staffId, note = '' }: Values) => {
    const taskIds = cases.map(({ taskId }) => taskId);
    const body = { taskIds, staffId: staffId === nobody ? null : staffId, note };
    const { assigned } = await staffCall('staffCaseAssign', { body });
    const left = taskIds.length - assigned.length;
    showSuccess(left > 0 ? `其中 ${left} 件不能交给该人员，未作变更` : undefined);
    onDone();
  });
  const [only] = cases;
  const title =
    cases.length === 1 && only ? `转交“${only.compName}”的${only.kindName}` : `分派所选 ${cases.length} 件事项`;
  return (
    <Dialog open title={title} onClose={onClose}>
      <LoadedArea loaded={reviewers} skeleton={<TextSkeleton lines={4} />}>
        {(people) => (
          <Form<Values> form={form} layout="vertical" onFinish={submit}>
            <p>接收人立即在“我的”中看到，原处理人的领取随之结束。</p>
            <Form.Item name="staffId" label="接收人" rules={[{ required: true, message: '请选择接收人' }]}>
              <Select<string>
                placeholder="请选择"
                options={[
                  ...people
                    .filter(({ staffId }) => staffId !== me.staffId || cases.length > 1)
                    .map(({ staffId, displayName }) => ({ value: staffId, label: displayName })),
                  { value: nobody, label: '放回待领取' },
                ]}
              />
            </Form.Item>
            <Form.Item name="note" label="说明（选填）">
              <TextArea maxLength={500} rows={3} />
            </Form.Item>
            <DialogFormEnd action={cases.length === 1 ? '转交' : '分派'} busy={busy} fault={fault} onCancel={onClose} />
          </Form>
        )}
      </LoadedArea>
    </Dialog>
  );
}
