import { call, useKeptAnswer } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Button, StatusTag } from '@portal/shared/ui';
import { Avatar, DescriptionList, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { PictureDialog } from '../picture/picture-dialog';
import { useStoredPicture } from '../picture/use-stored-picture';
import { type Profile, roleLabels } from '../profile';
import { Section } from '../section';
import styles from './identity-section.module.css';

interface IdentitySectionProps {
  profile: Profile;
  onChanged: () => void;
}

/** Shows the person's identity and picture. */
export function IdentitySection({ profile, onChanged }: IdentitySectionProps) {
  const [choosing, setChoosing] = useState(false);
  const [confirm, question] = useConfirm();
  const picture = useStoredPicture(profile.photo?.fileToken ?? null);
  const authed = useKeptAnswer('isCustUserAuth', {});
  const { userName, rootManager, lastLoginTime, lastLoginAddress } = profile;

  async function remove() {
    const sure = await confirm({
      title: '确定移除头像？',
      consequence: '移除后显示姓名首字。',
      action: '移除',
      danger: true,
    });
    if (!sure) return;
    // The client has shown a refusal.
    await call('photoRemove', {}, { success: true }).then(onChanged, () => undefined);
  }

  return (
    <Section title="基本信息">
      <div className={styles.identity}>
        <div className={styles.picture}>
          <Avatar
            size={96}
            className={styles.avatar ?? ''}
            {...(picture !== null && { src: picture, alt: `${userName}的头像` })}
          >
            <span className={styles.initial}>{userName.slice(0, 1)}</span>
          </Avatar>
          <div className={styles.buttons}>
            <Button size="small" onClick={() => setChoosing(true)}>
              更换头像
            </Button>
            {profile.photo && (
              <Button size="small" type="text" onClick={() => void remove()}>
                移除
              </Button>
            )}
          </div>
        </div>
        <div className={styles.facts}>
          <p className={styles.name}>
            {userName}
            {rootManager && <StatusTag plain entry={{ label: '管理员', colorClass: 'blue' }} />}
          </p>
          <DescriptionList
            columns={3}
            items={[
              { label: '证件号', value: profile.idNo || '未登记' },
              { label: '实名认证', value: authed.value && (authed.value.authed ? '已认证' : '未认证') },
              { label: '角色', value: roleLabels(profile).join('、') || (rootManager ? '管理员' : '') },
              { label: '所属企业数', value: `${profile.compCount} 家` },
              { label: '当前企业', value: profile.compName },
              {
                label: '上次登录',
                value: lastLoginTime === null ? '首次登录' : `${formatMinute(lastLoginTime)}（${lastLoginAddress}）`,
              },
            ]}
          />
        </div>
      </div>
      <PictureDialog open={choosing} onClose={() => setChoosing(false)} onChanged={onChanged} />
      {question}
    </Section>
  );
}
