/** Angles in degrees. The squeegee turns as the pointer moves down, so that its blade stays at right angles to the stroke. */
const restAngle = 13;
const maxTurn = 77;
/** A larger wiped share counts as clean: the remaining dirt fades after a delay. The slider may still be moved back. */
const cleanShare = 0.7;
const cleanDelayMilliseconds = 600;
/** Vertical strokes of a finger scroll the page; a stroke starts after this many horizontal pixels. */
const minStrokePixels = 4;
/** The wiped share is measured on a canvas of this size: reading the visible one back would take several milliseconds. */
const counterSize = { width: 48, height: 36 };

/** `x` and `y` are fractions of the pane's width and height, the angle is in degrees. */
interface Blade {
  x: number;
  y: number;
  angle: number;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Erases the area that the blade passed between two positions. */
function eraseStroke(context: CanvasRenderingContext2D, length: number, from: Blade, to: Blade) {
  const { width, height } = context.canvas;
  const getEnd = ({ x, y, angle }: Blade, side: 1 | -1) => {
    const half = (side * length * width) / 2;
    const radians = toRadians(angle);
    return [x * width + Math.sin(radians) * half, y * height - Math.cos(radians) * half] as const;
  };
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = 0.014 * width;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...getEnd(from, 1));
  context.lineTo(...getEnd(to, 1));
  context.lineTo(...getEnd(to, -1));
  context.lineTo(...getEnd(from, -1));
  context.closePath();
  context.fill();
  context.stroke();
}

/** Excludes Ctrl: on a Mac it opens a menu, after which no `pointerup` follows. */
const isStroke = ({ isPrimary, button, ctrlKey }: PointerEvent) => isPrimary && !button && !ctrlKey;

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return [canvas, canvas.getContext('2d', { willReadFrequently: width === counterSize.width })] as const;
}

/**
 * Creates the canvas that covers the dirt once it is drawn, and from which strokes are erased. `getBladeLength` returns
 * a fraction of the pane's width.
 */
function createDirtCanvas(dirt: HTMLElement, getBladeLength: () => number) {
  const strokes: [from: Blade, to: Blade][] = [];
  let canvas: HTMLCanvasElement | undefined;

  /** Draws the dirt as its style rule does (`object-fit: cover`, aligned to the bottom), without the strokes so far. */
  const draw = () => {
    const image = dirt.querySelector<HTMLImageElement>('img:last-of-type');
    if (!image?.naturalWidth) {
      image?.addEventListener('load', draw, { once: true });
      return;
    }
    const { clientWidth, clientHeight } = dirt;
    const pixelRatio = Math.min(devicePixelRatio, 2);
    const [newCanvas, context] = createCanvas(
      Math.round(clientWidth * pixelRatio),
      Math.round(clientHeight * pixelRatio),
    );
    if (!context) return;
    const { width, height } = newCanvas;
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    const [imageWidth, imageHeight] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.drawImage(image, (width - imageWidth) / 2, height - imageHeight, imageWidth, imageHeight);
    for (const [from, to] of strokes) eraseStroke(context, getBladeLength(), from, to);
    canvas?.remove();
    dirt.append(newCanvas);
    image.style.visibility = 'hidden';
    canvas = newCanvas;
  };

  return {
    draw,
    isDrawn: () => canvas !== undefined,
    erase(from: Blade, to: Blade) {
      strokes.push([from, to]);
      const context = canvas?.getContext('2d');
      if (context) eraseStroke(context, getBladeLength(), from, to);
    },
    /** Removes the canvas with all strokes, so that the images of the dirt show again. */
    clear() {
      strokes.length = 0;
      canvas?.remove();
      canvas = undefined;
      for (const image of dirt.querySelectorAll('img')) image.style.visibility = '';
    },
  };
}

/** Creates the small canvas on which the wiped share is measured; `undefined` in browsers without a canvas. */
function createWipeCounter() {
  const { width, height } = counterSize;
  const [, context] = createCanvas(width, height);
  if (!context) return undefined;
  const reset = () => {
    context.globalCompositeOperation = 'source-over';
    context.fillRect(0, 0, width, height);
  };
  reset();
  return {
    reset,
    erase: (bladeLength: number, from: Blade, to: Blade) => eraseStroke(context, bladeLength, from, to),
    /** `straightShare` is the share that the range input wipes: its straight stroke is not in the canvas. */
    getWipedShare(straightShare: number) {
      const { data } = context.getImageData(0, 0, width, height);
      let dirtyCells = 0;
      for (let cell = 0; cell < width * height; cell++) {
        const alpha = data[cell * 4 + 3] ?? 0;
        if ((cell % width) / width >= straightShare && alpha > 127) dirtyCells++;
      }
      return 1 - dirtyCells / (width * height);
    },
  };
}

/** Returns an angle between the present one and that of a blade at right angles to the movement, in pixels per event. */
function turnToMovement(angle: number, { x, y }: { x: number; y: number }) {
  const squaredSpeed = x ** 2 + y ** 2;
  // Below three pixels per event the direction is noise.
  const targetAngle = squaredSpeed > 9 ? restAngle + maxTurn * (y ** 2 / squaredSpeed) ** 2 : angle;
  return angle + (targetAngle - angle) * 0.16;
}

/** Moves the squeegee: dirty-window.module.css reads these properties while data-held is set. */
function moveSqueegee({ style, dataset }: HTMLElement, { x, y, angle }: Blade) {
  dataset['held'] = '';
  style.setProperty('--x', String(x));
  style.setProperty('--y', String(y));
  style.setProperty('--turn', `${angle}deg`);
}

/** Replaces the hint with a link to the form, or shows the hint again. */
function toggleDoneMessage(isDone: boolean) {
  const done = document.querySelector<HTMLElement>('[data-done]');
  done?.toggleAttribute('hidden', !isDone);
  done?.previousElementSibling?.toggleAttribute('hidden', isDone);
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Converts the position of the pointer to that of the blade. Call `measure` at the beginning of each stroke. */
function createBladeTracker(pane: HTMLElement, squeegee: SVGElement) {
  let frame = pane.getBoundingClientRect();
  let bladeLength = 0;
  return {
    measure() {
      frame = pane.getBoundingClientRect();
      // Not the bounding box, which grows as the squeegee turns.
      bladeLength = squeegee.clientHeight / frame.width;
    },
    /** Returns a fraction of the pane's width. */
    getBladeLength: () => bladeLength,
    /** The pointer is at the handle, so the blade is half the squeegee's length ahead of it. */
    getBlade({ clientX, clientY }: Pointer, angle: number, offset = squeegee.clientWidth * 0.5): Blade {
      const radians = toRadians(angle);
      return {
        x: (clientX - frame.left + Math.cos(radians) * offset) / frame.width,
        y: (clientY - frame.top + Math.sin(radians) * offset) / frame.height,
        angle,
      };
    },
  };
}

interface StrokeOptions {
  pane: HTMLElement;
  tracker: ReturnType<typeof createBladeTracker>;
  dirtCanvas: ReturnType<typeof createDirtCanvas>;
  counter: NonNullable<ReturnType<typeof createWipeCounter>>;
  /** Called after each stroke, but not after a press without a stroke. */
  onEnd: () => void;
}

/** Creates the handlers of pointer events that turn a movement into a stroke of the squeegee. */
function createStrokeHandlers({ pane, tracker, dirtCanvas, counter, onEnd }: StrokeOptions) {
  let blade: Blade | undefined;
  let lastPoint: { x: number; y: number } | undefined;
  let speed = { x: 0, y: 0 };

  const begin = ({ clientX, clientY }: Pointer) => {
    tracker.measure();
    lastPoint = { x: clientX, y: clientY };
    speed = { x: 0, y: 0 };
  };

  const end = () => {
    if (blade) onEnd();
    lastPoint = blade = undefined;
    pane.removeAttribute('data-pressed');
  };

  const move = (event: PointerEvent) => {
    // An alert, a menu or another program may have taken the release.
    if (lastPoint && event.pointerType === 'mouse' && !event.buttons) end();
    // The finger may have been down before this script was loaded.
    if (!lastPoint && event.pointerType !== 'mouse' && event.isPrimary && event.buttons) begin(event);
    if (!lastPoint) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) {
      if (!blade) {
        if (event.pointerType !== 'mouse' && Math.abs(step.clientX - lastPoint.x) < minStrokePixels) continue;
        if (!dirtCanvas.isDrawn()) dirtCanvas.draw();
        pane.dataset['pressed'] = '';
        // Starts at the pointer, so that no strip of dirt remains between it and the blade.
        blade = tracker.getBlade(step, restAngle, 0);
      }
      speed = { x: speed.x * 0.8 + step.clientX - lastPoint.x, y: speed.y * 0.8 + step.clientY - lastPoint.y };
      lastPoint = { x: step.clientX, y: step.clientY };
      const nextBlade = tracker.getBlade(step, turnToMovement(blade.angle, speed));
      dirtCanvas.erase(blade, nextBlade);
      counter.erase(tracker.getBladeLength(), blade, nextBlade);
      blade = nextBlade;
    }
    if (blade) moveSqueegee(pane, blade);
  };

  const press = (event: PointerEvent) => {
    if (!isStroke(event)) return;
    begin(event);
    if (event.pointerType === 'mouse') move(event);
  };

  return { press, move, end };
}

function listenToPointer(
  pane: HTMLElement,
  { press, move, end }: ReturnType<typeof createStrokeHandlers>,
  earlyEvents: PointerEvent[],
) {
  const handlers: Record<string, (event: PointerEvent) => void> = {
    pointerdown: press,
    pointermove: move,
    pointerup: end,
    pointercancel: end,
  };
  for (const event of earlyEvents) handlers[event.type]?.(event);
  pane.addEventListener('pointerdown', (event) => {
    if (isStroke(event) && event.pointerType === 'mouse') {
      // Prevents text selection during the stroke.
      event.preventDefault();
      pane.setPointerCapture(event.pointerId);
    }
    press(event);
  });
  pane.addEventListener('pointermove', move);
  pane.addEventListener('pointerup', end);
  pane.addEventListener('pointercancel', end);
  pane.addEventListener('lostpointercapture', end);
}

/**
 * Lets visitors wipe the dirty window with a pointer. At the first stroke the dirt is drawn into a canvas, from which
 * strokes are erased. Keyboards and screen readers use the range input, whose straight stroke a style rule clips out of
 * the same dirt.
 *
 * @param earlyEvents Pointer events from before this script was loaded: a stroke made by then is drawn, too.
 */
export function initWipeGlass(earlyEvents: PointerEvent[]) {
  const pane = document.querySelector<HTMLElement>('[data-wipeable]');
  const dirt = pane?.querySelector<HTMLElement>('[data-dirt]');
  const range = pane?.querySelector('input');
  const squeegee = pane?.querySelector('svg');
  const counter = createWipeCounter();
  if (!pane || !dirt || !range || !squeegee || !counter) return;
  let cleanTimeout: ReturnType<typeof setTimeout> | undefined;
  const tracker = createBladeTracker(pane, squeegee);
  const dirtCanvas = createDirtCanvas(dirt, tracker.getBladeLength);

  const finishIfClean = (isPointer: boolean) => {
    if (counter.getWipedShare(range.valueAsNumber / 100) < cleanShare) return;
    toggleDoneMessage(true);
    if (isPointer) cleanTimeout = setTimeout(() => pane.setAttribute('data-clean', ''), cleanDelayMilliseconds);
  };

  const onEnd = () => finishIfClean(true);
  listenToPointer(pane, createStrokeHandlers({ pane, tracker, dirtCanvas, counter, onEnd }), earlyEvents);
  range.addEventListener('input', () => {
    pane.removeAttribute('data-held');
    finishIfClean(false);
  });
  // Dispatched by month-picker.client.ts when another month's dirt is shown.
  pane.addEventListener('dirtchange', () => {
    clearTimeout(cleanTimeout);
    dirtCanvas.clear();
    counter.reset();
    pane.removeAttribute('data-clean');
    toggleDoneMessage(false);
  });
  new ResizeObserver(() => {
    if (!dirtCanvas.isDrawn()) return;
    tracker.measure();
    dirtCanvas.draw();
  }).observe(pane);
}
