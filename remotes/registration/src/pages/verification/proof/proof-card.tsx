import { proofWays } from '@portal/shared/codes';
import { useState } from 'react';
import { OneOf } from '../../../forms/choice-cards';
import { Card } from '../card';
import type { View } from '../card-values';
import type { OpenCard } from '../use-open-card';
import { FaceWay } from './face-way';
import styles from './proof-card.module.css';
import { TransferWay } from './transfer-way';

const aboutFace = {
  provider: '手机扫码进行人脸识别，约 1 分钟完成',
  photo: '手机扫码上传手持身份证的照片，1 个工作日内审核',
} as const;

const waysOf = (faceWay: keyof typeof aboutFace) =>
  [
    { value: 'face', label: proofWays.face, about: aboutFace[faceWay] },
    { value: 'transfer', label: proofWays.transfer, about: '平台打入小于 1 元的款项，回填金额' },
  ] as const;

interface ProofCardProps {
  view: View;
  openCard: OpenCard;
  onChanged: () => Promise<void>;
}

/** The company proves its identity in one of two ways. */
export function ProofCard({ view, openCard, onChanged }: ProofCardProps) {
  const { proof, legalPerson } = view;
  const begun = proof.way === 'none' ? 'face' : proof.way;
  const [picked, setPicked] = useState<string | null>(null);
  const way = picked ?? begun;
  return (
    <Card
      card="proof"
      about="以下两种方式任选其一，用于确认本次申请出自企业真实意愿。"
      state={proof.state}
      openCard={openCard}
      summary={provenBy(proof)}
    >
      <div className={styles.ways}>
        <OneOf label="认证方式" choices={waysOf(proof.faceWay ?? 'provider')} value={way} onChange={setPicked} />
      </div>
      {way === 'face' ? (
        <FaceWay state={proof.face} named={legalPerson.state !== 'TODO'} onChanged={onChanged} />
      ) : (
        <TransferWay transfer={proof.transfer} onChanged={onChanged} />
      )}
    </Card>
  );
}

/** One line that names the way of the proof. */
function provenBy({ way, transfer }: View['proof']): string {
  if (way === 'face') return `${proofWays.face}已通过`;
  return transfer ? `对公账户已验证：${transfer.bankName} ${transfer.accountNo}` : '';
}
