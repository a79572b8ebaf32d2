import { companyFields, legalIdLabel } from '@portal/shared/company-fields';
import { usePermissions } from '@portal/shared/session';
import { Checkbox, EmptyPanel, StatusTag, type StatusTagProps } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PaperPictures } from '../../../stored-files/paper-pictures';
import type { Company } from '../load-company';
import { type Expiring, type Expiry, expiryOf } from './expiry';
import styles from './papers-tab.module.css';
import { RenewCertificate } from './renew-certificate';
import { companyVoucher, useVouchers } from './use-vouchers';

const tags: Readonly<Record<Expiry, StatusTagProps['entry'] | null>> = {
  expired: { label: '已到期', colorClass: 'red' },
  soon: { label: '即将到期', colorClass: 'yellow' },
  fine: null,
};

interface PapersTabProps {
  company: Company;
  today: string;
}

/** The papers that a request of 更新证照 may renew. */
const renewable = [companyFields.licenseFile.label, legalIdLabel];

/** 证照资料: papers and certificates with their last day. With `?expiring=1` only those that have run out or soon will. */
export function PapersTab({ company: { papers, openChangeNo }, today }: PapersTabProps) {
  const [search, setSearch] = useSearchParams();
  const { vouchers, reload } = useVouchers(today);
  const mayWrite = usePermissions().may('company.write');
  const mayRenew = mayWrite && openChangeNo === '';
  const onlyExpiring = search.get('expiring') === '1';
  const shown = (paper: Expiring) => !onlyExpiring || expiryOf(paper, today) !== 'fine';
  const [shownPapers, shownVouchers] = [papers.filter(shown), vouchers.filter(shown)];
  return (
    <>
      <Checkbox
        className={styles.filter ?? ''}
        checked={onlyExpiring}
        onChange={({ target }) => setSearch({ tab: 'papers', ...(target.checked && { expiring: '1' }) })}
      >
        只看已到期和即将到期
      </Checkbox>
      {shownPapers.length + shownVouchers.length === 0 && <EmptyPanel title="没有即将到期的证照" />}
      <ul className={styles.papers} aria-label="证照资料">
        {shownPapers.map((paper) => (
          <Paper key={paper.name} paper={paper} today={today}>
            {paper.files.length > 0 ? (
              <PaperPictures label={paper.name} files={paper.files} />
            ) : (
              <p className={styles.none}>尚未上传</p>
            )}
            {mayRenew && renewable.includes(paper.name) && (
              <Link className={styles.renew ?? ''} to="?change=LICENSE" aria-label={`更新${paper.name}`}>
                更新
              </Link>
            )}
          </Paper>
        ))}
        {shownVouchers.map((voucher) => (
          <Paper key={voucher.name} paper={voucher} today={today}>
            <p className={styles.day}>证书编号 {voucher.no}</p>
            {mayWrite && voucher.name === companyVoucher && expiryOf(voucher, today) !== 'fine' && (
              <RenewCertificate onRenewed={reload} />
            )}
          </Paper>
        ))}
      </ul>
    </>
  );
}

interface PaperProps {
  paper: Expiring & { readonly name: string; readonly files?: readonly unknown[] };
  today: string;
  children: ReactNode;
}

function Paper({ paper, today, children }: PaperProps) {
  const { name, files = [], expireDate } = paper;
  const tag = tags[expiryOf(paper, today)];
  return (
    <li className={styles.paper}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {tag && <StatusTag entry={tag} />}
      </div>
      {(files.length > 0 || expireDate) && (
        <p className={styles.day}>{expireDate === null ? '长期有效' : `有效期至 ${expireDate}`}</p>
      )}
      {children}
    </li>
  );
}
