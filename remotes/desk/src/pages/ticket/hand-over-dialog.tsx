import { Dialog, DialogFormEnd, LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { useMe } from '../../session/session';
import type { Ticket } from './ticket';

/** The choice that gives the question back to all. */
const everybody = 'everybody';

interface HandOverDialogProps {
  ticket: Ticket;
  onClose: () => void;
  onDone: () => void;
}

/** Gives the question to a colleague, or back to all. */
export function HandOverDialog({
  ticket: { ticketNo, topic, staffId: present },
  onClose,
  onDone,
}: HandOverDialogProps) {
  const me = useMe();
  const [form] = Form.useForm<{ staffId: string }>();
  const colleagues = useLoaded((signal) => staffCall('staffSupportColleagues', { body: { ticketNo } }, signal));
  const { submit, busy, fault } = useSubmit(form, async ({ staffId }: { staffId: string }) => {
    await staffCall('staffSupportHandOver', { body: { ticketNo, staffId: staffId === everybody ? null : staffId } });
    onDone();
  });
  return (
    <Dialog open title={`转交咨询“${topic}”`} onClose={onClose}>
      <LoadedArea loaded={colleagues} skeleton={<TextSkeleton lines={3} />}>
        {(people) => (
          <Form<{ staffId: string }> form={form} layout="vertical" onFinish={submit}>
            <p>转交后由接收人答复，其他同事不能处理；客户不会收到通知。</p>
            <Form.Item name="staffId" label="接收人" rules={[{ required: true, message: '请选择接收人' }]}>
              <Select<string>
                placeholder="请选择"
                options={[
                  ...people
                    .filter(({ staffId }) => staffId !== present)
                    .map(({ staffId, displayName }) => ({
                      value: staffId,
                      label: staffId === me.staffId ? `${displayName}（我）` : displayName,
                    })),
                  ...(present === '' ? [] : [{ value: everybody, label: '放回，由任何同事处理' }]),
                ]}
              />
            </Form.Item>
            <DialogFormEnd action="转交" busy={busy} fault={fault} onCancel={onClose} />
          </Form>
        )}
      </LoadedArea>
    </Dialog>
  );
}
