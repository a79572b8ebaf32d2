import { call } from '@portal/shared/api';
import { Headline } from '@portal/shared/boot';
import { startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/**
 * Stands in a page of each part for the faults of `table.ts`. The part after `#` says which one the page has; a comment
 * marks the line where it is.
 */

const asked = () => new URLSearchParams(globalThis.location?.hash.slice(1)).get('fault') ?? '';

if (asked() === 'prototype') Array.prototype.at = () => undefined;

/** Words that no report may hold. */
const told = '张三 13800000001';

let times = 0;

function Render(): null {
  throw new RangeError(told); // here: render
}

function Effect(): null {
  useEffect(() => {
    throw new RangeError(told); // here: effect
  }, []);
  return null;
}

function Recovered(): null {
  times += 1;
  if (times === 1) throw new RangeError(told); // here: recovered
  return null;
}

const Shared = ({ text }: { text?: string }) => <Headline text={text as string} />; // here: shared-render

const shown: Readonly<Record<string, () => React.ReactNode>> = {
  render: () => <Render />,
  effect: () => <Effect />,
  recovered: () => <Recovered />,
  'shared-render': () => <Shared />,
};

async function late(): Promise<void> {
  await fetch('/-/boot');
  throw new RangeError(told); // here: late-rejection
}

function hold(milliseconds: number): void {
  for (const until = Date.now() + milliseconds; Date.now() < until; );
}

const clicked: Readonly<Record<string, () => void>> = {
  click: () => {
    throw new RangeError(told); // here: click
  },
  'click-word': () => {
    throw told;
  },
  rejection: () => {
    void Promise.reject(new RangeError(told)); // here: rejection
  },
  'late-rejection': () => void late(),
  timer: () => {
    setTimeout(() => {
      throw new RangeError(told); // here: timer
    });
  },
  frame: () => {
    requestAnimationFrame(() => {
      throw new RangeError(told); // here: frame
    });
  },
  'native-timer': () => {
    setTimeout(JSON.parse, 0, told); // here: native-timer
  },
  fetch: () => {
    window.fetch = () => Promise.reject(new Error(told)); // here: fetch
  },
  call: () => void call('siteContent', {}).catch(() => undefined),
  blocked: () => hold(3_000),
  loop: () => hold(Number.POSITIVE_INFINITY),
  kept: () => {
    const heading = document.querySelector('main h1');
    addEventListener('resize', () => heading?.textContent);
  },
  'shared-click': 'no handler' as never,
};

/** Pages of other parts, and one of the same. */
const others = ['/index/index', '/index/product', '/index/help', '/404'];

export function Broken() {
  const [fault, setFault] = useState('');
  useEffect(() => startTransition(() => setFault(asked())), []);
  return (
    <nav aria-label="faults">
      {shown[fault]?.()}
      <button type="button" onClick={clicked[fault]}>
        {fault || 'none'}
      </button>
      {others.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </nav>
  );
}
