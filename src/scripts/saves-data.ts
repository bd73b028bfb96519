/** Whether the visitor has asked for less data; not every browser tells. */
export const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
