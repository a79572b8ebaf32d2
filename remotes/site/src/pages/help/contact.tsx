import { service } from '../../content/service';
import styles from './contact.module.css';

export function Contact() {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">联系客服</h2>
      <p>
        没有找到答案时，请拨打客服热线 <a href={`tel:${service.hotline}`}>{service.hotline}</a>，服务时间：
        {service.hours}。
      </p>
    </section>
  );
}
