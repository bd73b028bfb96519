import { useEffect, useState } from 'react';

/** What a file of this site holds; undefined until it has come. */
export function useFile<Content>(href: string): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    fetch(href)
      .then((response) => response.json())
      .then(setContent)
      .catch(() => {});
  }, [href]);
  return content;
}
