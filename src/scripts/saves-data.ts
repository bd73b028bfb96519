/** Whether the visitor has asked for less data; not every browser tells. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
