import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { FailedLine, type Loaded, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { CertificateNotice } from './certificate-notice';
import styles from './certificate-summary.module.css';

type SignInfo = CallReply<'compSignAll'>[number];

/** Shows the company's certificate and the state of its agreements. */
export function CertificateSummary({ signInfo }: { signInfo: Loaded<SignInfo[]> }) {
  return (
    <section className={styles.summary} aria-label="签署概况">
      <LoadedArea
        loaded={signInfo}
        skeleton={<TextSkeleton lines={2} />}
        failed={() => <FailedLine what="签署概况" onRetry={signInfo.reload} />}
      >
        {([info]) => info && <Summary {...info} />}
      </LoadedArea>
    </section>
  );
}

function Summary(info: SignInfo) {
  return (
    <>
      <CertificateNotice certificate={info} />
      <DescriptionList
        columns={4}
        items={[
          { label: '签署情况', value: `待签署 ${info.pending} 份，已签署 ${info.signed} 份` },
          ...(info.way === 'paper' && info.certificateNo === ''
            ? [{ label: '签署方式', value: '纸质盖章，寄送平台确认' }]
            : [
                { label: '企业数字证书', value: info.certificateNo, copy: info.certificateNo || undefined },
                { label: '颁发机构', value: info.certificateNo && info.issuer },
                { label: '证书有效期', value: validity(info) },
              ]),
        ]}
      />
    </>
  );
}

const validity = ({ validFrom, validTo }: SignInfo) =>
  validFrom && validTo ? `${formatDay(validFrom)} 至 ${formatDay(validTo)}` : '';
