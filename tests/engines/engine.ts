/** The browser operations that the journeys use, independent of the driver. */
export interface Engine {
  /** The narrowest page that its window allows, in pixels. */
  readonly minWidth: number;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page and awaits a promise. The function must not use variables from outside. */
  evaluate<Result, Parameters extends unknown[]>(
    pageFunction: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  /** Sets the size of the page, without the window's own bars. */
  resize(width: number, height: number): Promise<void>;
  /** Presses the mouse at the first point, moves it to the others, and releases it. */
  drag(points: [Point, ...Point[]]): Promise<void>;
  moveMouse(to: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Prints the page to a PDF file. WebKitGTK's driver cannot. */
  print?(format: 'letter' | 'a4'): Promise<Uint8Array>;
  /** Closes an open alert and returns its text. */
  acceptAlert(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** The code of each key in the WebDriver protocol. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
export type Key = keyof typeof keyCodes;

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
