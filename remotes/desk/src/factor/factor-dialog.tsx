import { useDialogFocus } from '@portal/shared/ui';
import { useEffect } from 'react';
import type { FactorQuestion } from '../client/asked-factor';
import { staffCall } from '../client/staff-call';
import { AuthenticatorCodeField } from '../entry/authenticator-code-field';
import { FormDialog } from '../forms/form-dialog';
import { proveAtProvider } from './prove-at-provider';

const ways = {
  code: {
    action: '确认',
    prove: async ({ code }: { code: string }) => {
      await staffCall('staffFactorCode', { body: { code } });
    },
  },
  provider: { action: '前往企业账号验证', prove: proveAtProvider },
};

/** Lies over the page and its dialogs: a call waits until the person has shown their second factor, or gives up. */
export function FactorDialog({ question: { way, settle } }: { question: FactorQuestion }) {
  // Whoever is sent to the login meanwhile no longer needs the call that asked.
  useEffect(() => () => settle(false), [settle]);
  const content = useDialogFocus();
  const { action, prove } = ways[way];
  return (
    <FormDialog<{ code: string }>
      title="身份验证"
      size="lock"
      above
      action={action}
      send={async (values) => {
        await prove(values);
        settle(true);
      }}
      onClose={() => settle(false)}
    >
      <div {...content}>
        <p>该操作需要再次验证身份，验证后5分钟内无需重复验证。</p>
        {way === 'code' && <AuthenticatorCodeField />}
      </div>
    </FormDialog>
  );
}
