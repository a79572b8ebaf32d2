import { ApiError } from '@portal/shared/api';
import { type ReactNode, useRef, useState } from 'react';
import { SmsConfirmDialog, type SmsConfirmDialogProps } from './sms-confirm-dialog';

type Fixed = Pick<SmsConfirmDialogProps, 'purpose' | 'title' | 'action'>;

interface Asked {
  readonly what: ReactNode;
  readonly act: (code: string) => Promise<unknown>;
}

interface Waiting {
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The server has something against a field of the form behind the dialog, not against the code. */
const concernsTheForm = (error: unknown) =>
  error instanceof ApiError && error.fields.code === undefined && Object.keys(error.fields).length > 0;

/**
 * Asks for the code, then acts with it. Render the second part; the first answers whether it was done, and rejects
 * with what the server has against the form that the act came from.
 */
export function useSmsConfirm(
  fixed: Fixed,
): [confirm: (what: ReactNode, act: Asked['act']) => Promise<boolean>, dialog: ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const waiting = useRef<Waiting>(undefined);
  const whenClosed = useRef<() => void>(undefined);

  const confirm = (what: ReactNode, act: Asked['act']) => {
    waiting.current?.resolve(false);
    setAsked({ what, act });
    setOpen(true);
    return new Promise<boolean>((resolve, reject) => {
      waiting.current = { resolve, reject };
    });
  };
  const settle = (how: (one: Waiting) => void) => {
    setOpen(false);
    if (waiting.current) how(waiting.current);
    waiting.current = undefined;
  };
  const submit = async (code: string) => {
    try {
      await asked?.act(code);
    } catch (error) {
      if (!concernsTheForm(error)) throw error;
      // The form moves the focus to its fault: only after the dialog has given the focus back.
      settle(({ reject }) => {
        whenClosed.current = () => reject(error);
      });
      return;
    }
    settle(({ resolve }) => resolve(true));
  };

  const dialog = (
    <SmsConfirmDialog
      {...fixed}
      open={open}
      onSubmit={submit}
      onClose={() => settle(({ resolve }) => resolve(false))}
      afterClose={() => {
        whenClosed.current?.();
        whenClosed.current = undefined;
      }}
    >
      {asked?.what}
    </SmsConfirmDialog>
  );
  return [confirm, dialog];
}
