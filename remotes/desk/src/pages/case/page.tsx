import { LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useKeys } from '../../keys/use-keys';
import { mayOpen } from '../../session/rights';
import { useMe } from '../../session/session';
import { AssignDialog } from '../cases/assign-dialog';
import { partIn, type QueuePart } from '../cases/queue-part';
import { type Case, type Decision, decides, mayDo, needsWords, papersOf, saysNothing } from './case';
import { CaseHead } from './case-head';
import { DecideDialog } from './decide-dialog';
import { DecisionBar } from './decision-bar';
import { FirstOpinion } from './first-opinion';
import { History } from './history';
import { nextDifference } from './next-difference';
import { OpinionField } from './opinion-field';
import styles from './page.module.css';
import { PaidDialog } from './paid-dialog';
import { Papers } from './papers';
import { Sections } from './sections';
import { useCase } from './use-case';
import { useCaseActs } from './use-case-acts';
import { useGoesOn } from './use-goes-on';
import { useKeepClaim } from './use-keep-claim';
import { useOpinion } from './use-opinion';
import { useReadAhead } from './use-read-ahead';
import { useStill } from './use-still';
import { useTemplates } from './use-templates';

const wordsMissing = '请先标记问题或填写审核意见';

export function Component() {
  const { taskId = '' } = useParams();
  const [search] = useSearchParams();
  const part = partIn(search);
  const [ready, setReady] = useState('');
  const { ahead, likelyNext } = useReadAhead(taskId, part, ready === taskId);
  const loaded = useCase(taskId, ahead);
  if (loaded.state === 'ready' && ready !== taskId) setReady(taskId);
  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={12} />}>
      {(shown) => <CaseView key={taskId} shown={shown} part={part} likelyNext={likelyNext} reload={loaded.reload} />}
    </LoadedArea>
  );
}

interface CaseViewProps {
  shown: Case;
  part: QueuePart;
  likelyNext: () => string | undefined;
  reload: () => void;
}

function CaseView({ shown: newest, part, likelyNext, reload }: CaseViewProps) {
  const me = useMe();
  const { taskId, compName, kindName } = newest;
  const templates = useTemplates(newest.kind);
  const draft = useOpinion(newest, reload);
  const [goesOn, setGoesOn] = useGoesOn();
  const [paper, setPaper] = useState('');
  const [asked, setAsked] = useState<Decision | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [assigning, setAssigning] = useState(false);
  const opinionPlace = useRef<HTMLElement>(null);
  const papersPlace = useRef<HTMLDivElement>(null);
  const values = useRef<HTMLDivElement>(null);
  const writeOpinion = () => opinionPlace.current?.querySelector('textarea')?.focus();
  const acts = useCaseActs({
    shown: newest,
    part,
    opinion: draft.opinion,
    goesOn,
    likelyNext,
    reload,
    onDeciding: draft.drop,
    onDecided: () => setAsked(null),
  });
  // The news of a decision may come before its answer. Nothing moves until the next case is here.
  const shown = useStill(newest, acts.leaving);
  const papers = papersOf(shown);
  useKeepClaim(taskId, shown.claimedBy?.staffId === me.staffId, reload);
  useKeys('内容', [
    ...(decides(shown) ? [{ keys: 'f', label: '填写审核意见', run: writeOpinion }] : []),
    { keys: 'd', label: '下一处不一致', run: () => nextDifference(values.current) },
  ]);

  function showPaper(fileToken: string) {
    setPaper(fileToken);
    // On a narrow screen the documents stand below the values.
    papersPlace.current?.scrollIntoView({ block: 'nearest' });
  }

  function ask(decision: Decision) {
    const { reason, reasons } = draft.opinion;
    const said = decision.outcome === 'sendBack' ? { reason, reasons: {} } : { reason, reasons };
    const silent = needsWords(decision.outcome) && saysNothing(said);
    setMissing(silent ? wordsMissing : null);
    if (silent) writeOpinion();
    else setAsked(decision);
  }

  return (
    <>
      <CaseHead shown={shown} part={part} />
      <div className={styles.columns}>
        <div ref={values} className={styles.values}>
          {shown.first && <FirstOpinion first={shown.first} templates={templates} />}
          <Sections
            shown={shown}
            templates={templates}
            opinion={draft.opinion}
            onFinding={draft.setFinding}
            onFile={showPaper}
          />
          {(decides(shown) || mayDo(shown, 'claim')) && (
            <OpinionField shown={shown} draft={draft} templates={templates} place={opinionPlace} />
          )}
          <History shown={shown} part={part} />
        </div>
        {mayDo(shown, 'file') && papers.length > 0 && (
          <div ref={papersPlace} className={styles.papers}>
            <Papers taskId={taskId} papers={papers} current={paper} onChoose={setPaper} />
          </div>
        )}
      </div>
      <DecisionBar
        shown={shown}
        acts={acts}
        reviews={mayOpen(me, ['first', 'second'])}
        goesOn={goesOn}
        onGoesOn={setGoesOn}
        onDecide={ask}
        onAssign={() => setAssigning(true)}
        missing={missing}
      />
      {asked?.wants && <PaidDialog shown={shown} decision={asked} act={acts.decide} onClose={() => setAsked(null)} />}
      {asked && !asked.wants && (
        <DecideDialog
          shown={shown}
          decision={asked}
          opinion={draft.opinion}
          templates={templates}
          act={acts.decide}
          onClose={() => setAsked(null)}
        />
      )}
      {assigning && (
        <AssignDialog
          cases={[{ taskId, compName, kindName }]}
          onClose={() => setAssigning(false)}
          onDone={() => {
            setAssigning(false);
            reload();
          }}
        />
      )}
    </>
  );
}
