import { useCallback, useEffect, useState } from 'react';
import { type InboxAnswer, server } from './server.ts';

const lookMilliseconds = 30_000;

/** Whether there is an inbox here, and how many of its requests are new, looked up again while the page is in sight. */
export function useInbox() {
  const [inbox, setInbox] = useState<InboxAnswer>();
  const [trouble, setTrouble] = useState('');
  const look = useCallback(async () => {
    if (document.hidden) return;
    try {
      setInbox(await server.getInbox());
      setTrouble('');
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(look, lookMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return { inbox, fresh: inbox && 'fresh' in inbox ? inbox.fresh : 0, trouble, look };
}

export type Inbox = ReturnType<typeof useInbox>;
