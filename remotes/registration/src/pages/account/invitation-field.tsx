import { Alert, Button, Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CompanyValues } from './account-values';
import { findInvitation, useInvitation } from './use-invitation';

/** Rejects a code that the server does not know. Without an answer the submit decides. */
async function knownCode(_rule: unknown, typed: string | undefined): Promise<void> {
  const inviteCode = typed?.trim();
  if (!inviteCode) return;
  const invitation = await findInvitation(inviteCode);
  if (invitation?.valid === false) throw new Error(invitation.msg);
}

/**
 * The invitation. A valid code from the address is fixed; a person who says that they have a code types it; otherwise
 * the page asks for none. `typed`: the code that was typed before a reload.
 */
export function InvitationField({ typed = '' }: { typed?: string }) {
  const form = Form.useFormInstance<CompanyValues>();
  const [query] = useSearchParams();
  const brought = query.get('inviteCode')?.trim() ?? '';
  const [asked, setAsked] = useState(brought !== '' || typed !== '' || query.get('invited') === '1');
  const invitation = useInvitation(brought, ({ valid, compName }) => {
    if (!valid) void form.validateFields(['inviteCode']);
    else if (!form.getFieldValue('compName')) form.setFieldValue('compName', compName);
  });
  const fixed = invitation?.valid === true;

  if (!asked) {
    return (
      <Form.Item>
        <Button onClick={() => setAsked(true)}>我有邀请码</Button>
      </Form.Item>
    );
  }
  return (
    <>
      {fixed && <Alert type="info" showIcon title={`${invitation.inviterCompName} 邀请贵司加入平台`} />}
      <Form.Item
        name="inviteCode"
        label="邀请码（选填）"
        initialValue={brought || typed}
        validateTrigger="onBlur"
        rules={[{ validator: knownCode }]}
      >
        <Input maxLength={32} autoComplete="off" readOnly={fixed} placeholder="请输入邀请方提供的邀请码" />
      </Form.Item>
    </>
  );
}
