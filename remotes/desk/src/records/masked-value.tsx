import { nothing } from '@portal/shared/format';
import { Button, CopyButton, useAct } from '@portal/shared/ui';
import { useState } from 'react';
import { FaultLine } from '../frame/fault-line';
import { ReasonDialog } from '../frame/reason-dialog';

interface MaskedValueProps {
  /** Names the number, e.g. 法定代表人证件号码. */
  label: string;
  /** The number with its middle hidden. */
  value: string;
  mayReveal: boolean;
  /** Reads the whole number. The audit keeps the act. */
  reveal: (reason: string) => Promise<string>;
  /** A case is reason enough, because the audit names it. Elsewhere the person gives a reason. */
  inCase?: boolean;
}

/** A number with its middle hidden. Reading all of it is an act. */
export function MaskedValue({ label, value, mayReveal, reveal, inCase = false }: MaskedValueProps) {
  const [clear, setClear] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const show = useAct(async () => setClear(await reveal('')));
  function press() {
    if (clear !== null) setClear(null);
    else if (inCase) void show.run();
    else setAsking(true);
  }
  if (value === '') return nothing;
  return (
    <>
      {clear ?? value}
      {clear !== null && <CopyButton text={clear} label={label} />}
      {mayReveal && (
        <Button
          type="link"
          size="small"
          loading={show.busy}
          aria-label={`${clear === null ? '查看' : '隐藏'}${label}`}
          onClick={press}
        >
          {clear === null ? '查看' : '隐藏'}
        </Button>
      )}
      <FaultLine fault={show.fault} />
      {asking && (
        <ReasonDialog
          title={`查看${label}`}
          effect="查看完整号码会连同原因记入审计。"
          action="查看"
          send={async (reason) => {
            setClear(await reveal(reason));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
