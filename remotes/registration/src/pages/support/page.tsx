import { useSearchParams } from 'react-router-dom';
import { AskForm } from './ask-form';
import { VisitorTicket } from './visitor-ticket';

/** 联系客服 for people who cannot log in: the question, and with a link of ours in the address its answer. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const link = search.get('link');
  if (link !== null) return <VisitorTicket link={link} />;
  // The link stands in the address, so that the page can be kept as a bookmark.
  return <AskForm onAsked={(made) => setSearch({ link: made }, { replace: true })} />;
}
