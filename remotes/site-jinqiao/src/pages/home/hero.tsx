import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { useLoggedIn } from '../../frame/use-logged-in';
import bridge from '../../shell/bridge.svg?text';
import '../../shell/home.css';

/** The tenant's title and text over the bridge, where the gateway's shell has shown them already. */
export function Hero() {
  const { backgroundTitle, backgroundContent } = bootDocument().tenant;
  return (
    <section className="jinqiao-hero" aria-labelledby="hero-title">
      <div className="jinqiao-width">
        <h1 id="hero-title" className="jinqiao-title">
          {backgroundTitle}
        </h1>
        <p className="jinqiao-text">{backgroundContent}</p>
        <p className="jinqiao-actions">
          <Actions />
        </p>
      </div>
      {/* A file of ours, whose text the shell holds too. */}
      <div dangerouslySetInnerHTML={{ __html: bridge }} />
    </section>
  );
}

function Actions() {
  if (useLoggedIn())
    return (
      <Link className="jinqiao-register" to="/center/product/product">
        进入产品中心
      </Link>
    );
  return (
    <>
      <Link className="jinqiao-register" to="/register/account">
        立即注册
      </Link>
      <Link className="jinqiao-login" to="/login">
        登录
      </Link>
    </>
  );
}
