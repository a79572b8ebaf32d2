import { bootDocument } from '@portal/shared/boot';
import { useDescription } from '../../frame/use-description';
import styles from '../page.module.css';

/** Only what the tenant's configuration says. */
export function Component() {
  const { platformName, backgroundTitle, backgroundContent, filingsContent } = bootDocument().tenant;
  useDescription(`关于${platformName}：${backgroundContent}`);
  return (
    <>
      <h1 className={styles.title}>关于{platformName}</h1>
      <p>{backgroundTitle}</p>
      <p>{backgroundContent}</p>
      {filingsContent && (
        <>
          <h2 className={styles.section}>备案信息</h2>
          <p>{filingsContent}</p>
        </>
      )}
      <h2 className={styles.section}>联系方式</h2>
      <p>每家企业有一位客户经理，联系方式见开户通知。</p>
    </>
  );
}
