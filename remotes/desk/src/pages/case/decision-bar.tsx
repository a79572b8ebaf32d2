import { Button, Checkbox } from '@portal/shared/ui';
import { ActionMenu, ChevronDownIcon, type MenuAction } from '@portal/shared/ui/frame';
import { FaultLine } from '../../frame/fault-line';
import { KeyText } from '../../keys/key-text';
import { useKeys } from '../../keys/use-keys';
import { VerdictButton } from '../../verdicts/verdict-button';
import { isOutcome, outcomeKeys, verdictOf } from '../../verdicts/verdicts';
import type { Case, CaseAct, Decision } from './case';
import styles from './decision-bar.module.css';
import type { useCaseActs } from './use-case-acts';

interface DecisionBarProps {
  shown: Case;
  acts: ReturnType<typeof useCaseActs>;
  /** The person may claim another case from here. */
  reviews: boolean;
  goesOn: boolean;
  onGoesOn: (yes: boolean) => void;
  onDecide: (decision: Decision) => void;
  onAssign: () => void;
  /** The sentence about what a decision still needs. */
  missing: string | null;
}

const keyOf: Readonly<Partial<Record<CaseAct, string>>> = {
  ...outcomeKeys,
  claim: 'c',
  askSecond: 's',
  release: 'l',
  assign: 't',
  prioritise: 'u',
};

const isSecondary = (act: CaseAct) =>
  act === 'askSecond' || act === 'release' || act === 'assign' || act === 'prioritise';

/** The acts that the server allows, in a bar that stays in sight. Each has a key. */
export function DecisionBar(props: DecisionBarProps) {
  const { shown, acts, reviews, goesOn, onGoesOn, onDecide, onAssign, missing } = props;
  const run = ({ act, label, wants }: Case['may'][number]) => {
    if (isOutcome(act)) return onDecide({ outcome: act, label, wants });
    if (act === 'assign') return onAssign();
    if (act === 'claim' || act === 'release' || act === 'askSecond' || act === 'prioritise') void acts[act].run();
  };
  const offered = shown.may.filter(({ act }) => keyOf[act] !== undefined);
  const main = offered.filter(({ act }) => !isSecondary(act));
  const more = offered.filter(({ act }) => isSecondary(act));
  const free = !main.some(({ act }) => isOutcome(act) || act === 'claim');
  useKeys('事项', [
    ...offered.map((one) => ({
      keys: keyOf[one.act] ?? '',
      label: one.label,
      ...(isOutcome(one.act) && { verdict: verdictOf(one.act) }),
      run: () => run(one),
    })),
    ...(reviews ? [{ keys: 'n', label: '领取下一件', run: () => void acts.claimNext.run() }] : []),
  ]);
  const faults = [acts.claim, acts.release, acts.askSecond, acts.prioritise, acts.claimNext].map(({ fault }) => fault);
  const menu: MenuAction[] = more.map((one) => ({ key: one.act, label: one.label, onSelect: () => run(one) }));
  return (
    <div className={styles.bar} role="toolbar" aria-label="处理">
      <FaultLine fault={missing ?? faults.find((fault) => fault !== null) ?? null} />
      <div className={styles.acts}>
        {main.map((one) =>
          isOutcome(one.act) ? (
            <VerdictButton
              key={one.act}
              verdict={verdictOf(one.act)}
              label={one.label}
              keys={outcomeKeys[one.act]}
              onClick={() => run(one)}
            />
          ) : (
            <Button
              key={one.act}
              type="primary"
              loading={one.act === 'claim' && acts.claim.busy}
              onClick={() => run(one)}
            >
              {one.label}
              <span className={styles.key} aria-hidden="true">
                <KeyText keys={keyOf[one.act] ?? ''} />
              </span>
            </Button>
          ),
        )}
        {reviews && free && (
          <Button type="primary" loading={acts.claimNext.busy} onClick={() => void acts.claimNext.run()}>
            领取下一件
          </Button>
        )}
        {menu.length > 0 && (
          <ActionMenu label="更多处理" className={styles.more ?? ''} actions={menu}>
            更多
            <ChevronDownIcon />
          </ActionMenu>
        )}
        {main.some(({ act }) => isOutcome(act)) && (
          <Checkbox className={styles.next ?? ''} checked={goesOn} onChange={({ target }) => onGoesOn(target.checked)}>
            办完后领取下一件
          </Checkbox>
        )}
      </div>
    </div>
  );
}
