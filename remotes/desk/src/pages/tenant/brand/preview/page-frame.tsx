import { ApiError } from '@portal/shared/api';
import { cspNonce } from '@portal/shared/boot';
import { useEffect, useState } from 'react';
import { deployAsk } from '../../../../client/deploy-call';
import type { DraftBrand } from '../brand';
import styles from './brand-preview.module.css';

interface PageFrameProps {
  readonly title: string;
  readonly page: 'home' | 'login';
  readonly tenant: string;
  readonly draft: DraftBrand;
}

/** A person who types is not drawn after each letter. */
const pauseMs = 400;

/**
 * Prepares the drawn page for the frame: its style tags get our nonce, because a `srcdoc` document inherits our policy,
 * and pictures that are not stored yet replace their future addresses.
 */
function forFrame(html: string, { chosen }: DraftBrand): string {
  const styled = html.replaceAll('<style', `<style nonce="${cspNonce()}"`);
  return [...chosen].reduce((text, [address, shown]) => text.replaceAll(address, shown), styled);
}

/** A real page with the brand that is being edited. Nothing in the frame runs, and nothing in it can be used. */
export function PageFrame({ title, page, tenant, draft }: PageFrameProps) {
  const [html, setHtml] = useState('');
  const [fault, setFault] = useState('');
  // The values decide; the object is a new one at each letter.
  const asked = JSON.stringify({ page, brand: draft.brand });
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => {
      deployAsk<{ html: string }>(`/tenants/${tenant}/picture`, JSON.parse(asked), ended.signal).then(
        (drawn) => {
          setHtml(drawn.html);
          setFault('');
        },
        (error: unknown) => {
          if (ended.signal.aborted) return;
          ApiError.expect(error);
          setFault(error.message);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [asked, tenant]);
  return (
    <figure className={styles.preview}>
      <figcaption>
        {title}
        {fault && <span role="status">：{fault}</span>}
      </figcaption>
      <div className={styles.frame}>
        {html && (
          <iframe
            className={styles.page}
            title={`${title}预览`}
            // Its sheets and pictures come from here; scripts do not run.
            sandbox="allow-same-origin"
            srcDoc={forFrame(html, draft)}
            tabIndex={-1}
          />
        )}
      </div>
    </figure>
  );
}
