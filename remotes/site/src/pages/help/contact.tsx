import { useKeptAnswer } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import styles from './contact.module.css';

export function Contact() {
  const { hotline } = bootDocument().tenant;
  const serviceHours = useKeptAnswer('siteContent', {}).value?.serviceHours;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">联系客服</h2>
      {hotline && (
        <p>
          没有找到答案时，请拨打客服热线 <a href={`tel:${hotline}`}>{hotline}</a>
          {serviceHours && `，服务时间：${serviceHours}`}。
        </p>
      )}
      <p>
        无法登录？<Link to="/register/support">联系客服</Link>
      </p>
    </section>
  );
}
