import { useAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { formatSecond } from '@portal/shared/format';
import { Alert, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import type { Agreement } from '../agreement';
import styles from './signature-panel.module.css';

interface SignaturePanelProps {
  /** The agreement whose signatures are shown; null while the panel is closed. */
  agreement: Agreement | null;
  onClose: () => void;
}

/** 验签信息: the signers, their certificates, and whether the file is still the signed one. */
export function SignaturePanel({ agreement, onClose }: SignaturePanelProps) {
  return (
    <SidePanel open={agreement !== null} title="验签信息" onClose={onClose}>
      {agreement && <Signatures key={agreement.id} agreement={agreement} />}
    </SidePanel>
  );
}

function Signatures({ agreement }: { agreement: Agreement }) {
  const loaded = useAnswer('agreementSignature', { body: { id: agreement.id } });
  return (
    <>
      <h2 className={styles.name}>{agreement.name}</h2>
      <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={8} />}>
        {(signature) => <Verdict {...signature} />}
      </LoadedArea>
    </>
  );
}

function Verdict({ intact, algorithm, digest, signers }: CallReply<'agreementSignature'>) {
  return (
    <>
      {intact ? (
        <Alert type="success" showIcon title="验签通过" description="文件自签署后未被改动。" />
      ) : (
        <Alert type="error" showIcon title="验签未通过" description="文件与签署时不一致，请勿使用，并联系客服核实。" />
      )}
      <section className={styles.group}>
        <h3 className={styles.title}>文件摘要</h3>
        <DescriptionList
          columns={1}
          items={[
            { label: '摘要算法', value: algorithm },
            { label: '摘要值', value: <code className={styles.digest}>{digest}</code>, copy: digest },
          ]}
        />
      </section>
      {signers.map(({ party, person, certificateNo, issuer, signTime }) => (
        <section key={party} className={styles.group}>
          <h3 className={styles.title}>{party}</h3>
          <DescriptionList
            columns={1}
            items={[
              { label: '签署人', value: person },
              { label: '签署时间', value: formatSecond(signTime) },
              ...(certificateNo === ''
                ? [{ label: '签署方式', value: '纸质盖章，原件由平台存档' }]
                : [
                    { label: '数字证书编号', value: certificateNo, copy: certificateNo },
                    { label: '颁发机构', value: issuer },
                  ]),
            ]}
          />
        </section>
      ))}
    </>
  );
}
