/** Copies via a selection, which also works over plain HTTP, where pages have no `navigator.clipboard`. */
function copyFromField(text: string, field: HTMLTextAreaElement): boolean {
  field.value = text;
  field.hidden = false;
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {}
  field.hidden = isCopied;
  return isCopied;
}

/** Returns whether the text was copied. If not, the field shows it, selected, for the visitor to copy. */
export async function copyText(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isCopied || copyFromField(text, field);
}
