import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deletedIds } from './deleted-ids';

/** The deleted messages that can be restored. They were deleted in the list, or in a message, which then leads to it. */
export function useDeleted() {
  const location = useLocation();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const brought = deletedIds(location.state);

  useEffect(() => {
    if (brought.length === 0) return;
    setDeleted(brought);
    // The state is used once: it must not work again when the reader comes back to this entry of the history.
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: null });
  }, [brought, location.pathname, location.search, navigate]);

  return [deleted, setDeleted] as const;
}
