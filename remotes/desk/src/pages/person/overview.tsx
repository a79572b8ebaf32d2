import { compStatusOf } from '@portal/shared/codes';
import { formatMinute } from '@portal/shared/format';
import { Alert, StatusTag } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { DeskLink } from '../../frame/desk-link';
import { Sheet } from '../../frame/sheet';
import { placeText } from '../../records/place-text';
import styles from '../../records/records.module.css';
import { correctionState, employeeState } from '../../records/states';
import { VerdictTag } from '../../verdicts/verdict-tag';
import overview from './overview.module.css';
import type { Person } from './person';

/** 概况: the account, the companies, the corrections of its number. */
export function Overview({ person }: { person: Person }) {
  const { waitsUntil, corrections } = person;
  return (
    <>
      {waitsUntil && (
        <Alert
          className={overview.notice ?? ''}
          type="warning"
          showIcon
          role="note"
          title={`验证多次失败，${formatMinute(waitsUntil)} 前无法登录`}
        />
      )}
      <Sheet title="账号">
        <DescriptionList
          columns={3}
          items={[
            { label: '手机号', value: person.mobile },
            { label: '邮箱', value: person.email },
            { label: '注册时间', value: formatMinute(person.createTime) },
            { label: '首次登录', value: person.firstLoginTime ? formatMinute(person.firstLoginTime) : '尚未登录' },
            { label: '最近修改密码', value: formatMinute(person.passwordChangeTime) },
            { label: '登录密码', value: person.mustChangePassword ? '下次登录须修改' : '已设置' },
          ]}
        />
      </Sheet>
      <Sheet title="所在企业">
        <Places person={person} />
      </Sheet>
      {corrections.length > 0 && (
        <Sheet title="手机号更正">
          <Corrections person={person} />
        </Sheet>
      )}
    </>
  );
}

function Places({ person: { memberships } }: { person: Person }) {
  if (memberships.length === 0) return <p className={styles.none}>未加入任何企业</p>;
  return (
    <ul className={styles.records} aria-label="所在企业">
      {memberships.map((place) => (
        <li key={place.compCode} className={styles.record}>
          <p className={styles.name}>
            <DeskLink to={`/desk/companies/${place.compCode}`}>{place.compName}</DeskLink>
            <StatusTag entry={compStatusOf(place.compStatus)} />
          </p>
          <p className={styles.facts}>
            <span>{placeText(place)}</span>
            <span>在企业中：{employeeState(place.status).label}</span>
            <span>最近登录 {formatMinute(place.lastLoginTime)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function CorrectionTag({ state }: { state: string }) {
  const entry = correctionState(state);
  if (state === 'APPROVED') return <VerdictTag verdict="good" label={entry.label} />;
  return state === 'REFUSED' ? <VerdictTag verdict="bad" label={entry.label} /> : <StatusTag entry={entry} />;
}

function Corrections({ person: { corrections } }: { person: Person }) {
  return (
    <ul className={styles.records} aria-label="手机号更正">
      {corrections.map((one) => (
        <li key={one.correctionNo} className={styles.record}>
          <p className={styles.name}>
            <DeskLink to={`/desk/cases/${one.taskId}`}>
              {one.mobileBefore} 更正为 {one.mobile}
            </DeskLink>
            <CorrectionTag state={one.state} />
          </p>
          <p className={styles.facts}>
            <span>{one.by}</span>
            <span>提交于 {formatMinute(one.askTime)}</span>
            {one.finishTime && <span>办结于 {formatMinute(one.finishTime)}</span>}
          </p>
          <p className={styles.text}>核实方式：{one.evidence}</p>
          {one.opinion !== '' && <p className={styles.text}>审核意见：{one.opinion}</p>}
        </li>
      ))}
    </ul>
  );
}
