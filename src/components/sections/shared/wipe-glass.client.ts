/** In degrees: the tool at rest, and how much further it turns as the hand moves down, so that its blade stays broadside. */
const restTurn = 13;
const turnRange = 77;
/** From here on the window counts as done: what a hand has left goes by itself, a moment later. Keys may go back. */
const doneShare = 0.7;
const doneDelay = 600;
const cells = { width: 48, height: 36 };

/** Where the blade is, from 0 to 1 across and down the pane; its turn in degrees. */
interface Blade {
  x: number;
  y: number;
  turn: number;
}

const toRadians = (turn: number) => (turn * Math.PI) / 180;

/** Takes away what the blade has passed between two positions. */
function sweep(context: CanvasRenderingContext2D, length: number, from: Blade, to: Blade) {
  const { width, height } = context.canvas;
  const ends = ({ x, y, turn }: Blade, side: number) => {
    const half = (side * length * width) / 2;
    const angle = toRadians(turn);
    return [x * width + Math.sin(angle) * half, y * height - Math.cos(angle) * half] as const;
  };
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = 0.014 * width;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...ends(from, 1));
  context.lineTo(...ends(to, 1));
  context.lineTo(...ends(to, -1));
  context.lineTo(...ends(from, -1));
  context.closePath();
  context.fill();
  context.stroke();
}

function makeCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return [canvas, canvas.getContext('2d', { willReadFrequently: width === cells.width })] as const;
}

/**
 * A window is wiped by hand. The dirt is drawn into a canvas at the first touch, and strokes are taken out of it.
 * A finger's stroke begins sideways: one that begins up or down scrolls the page, and leaves no mark. The range input
 * stays what keys and screen readers use; its straight stroke is cut out of the same dirt by a style rule.
 */
export function initWipe() {
  const pane = document.querySelector<HTMLElement>('[data-wipeable]');
  const dirt = pane?.querySelector<HTMLElement>('[data-dirt]');
  const range = pane?.querySelector('input');
  const tool = pane?.querySelector('svg');
  const [, counter] = makeCanvas(cells.width, cells.height);
  if (!pane || !dirt || !range || !tool || !counter) return;
  const strokes: [Blade, Blade][] = [];
  let canvas: HTMLCanvasElement | undefined;
  let held: Blade | undefined;
  let lastPoint: { x: number; y: number } | undefined;
  let speed = { x: 0, y: 0 };
  let frame = pane.getBoundingClientRect();
  let bladeLength = 0;
  let cleanTimeout: ReturnType<typeof setTimeout> | undefined;

  counter.fillRect(0, 0, cells.width, cells.height);

  /** The picture as the style rule fits it into its frame: covering it, with its foot on the sill. */
  const draw = () => {
    const image = dirt.querySelector<HTMLImageElement>('img:last-of-type');
    if (!image?.naturalWidth) return;
    const { clientWidth, clientHeight } = dirt;
    const sharpness = Math.min(devicePixelRatio, 2);
    const [made, context] = makeCanvas(Math.round(clientWidth * sharpness), Math.round(clientHeight * sharpness));
    if (!context) return;
    const { width, height } = made;
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.drawImage(image, (width - wide) / 2, height - high, wide, high);
    for (const [from, to] of strokes) sweep(context, bladeLength, from, to);
    canvas?.remove();
    dirt.append(made);
    image.style.visibility = 'hidden';
    canvas = made;
  };

  const measure = () => {
    frame = pane.getBoundingClientRect();
    // A turned tool's box is no measure of it.
    bladeLength = tool.clientHeight / frame.width;
  };

  /** The handle lies in the hand, so the blade goes before it. */
  const readBlade = ({ clientX, clientY }: PointerEvent, turn: number): Blade => {
    const ahead = tool.clientWidth * 0.5;
    const angle = toRadians(turn);
    return {
      x: (clientX - frame.left + Math.cos(angle) * ahead) / frame.width,
      y: (clientY - frame.top + Math.sin(angle) * ahead) / frame.height,
      turn,
    };
  };

  const show = ({ x, y, turn }: Blade) => {
    const { style, dataset } = pane;
    dataset['held'] = '';
    style.setProperty('--x', String(x));
    style.setProperty('--y', String(y));
    style.setProperty('--turn', `${turn}deg`);
  };

  const count = (isByHand: boolean) => {
    const { data } = counter.getImageData(0, 0, cells.width, cells.height);
    // What the straight stroke has taken is not in the canvas.
    const straight = range.valueAsNumber / 100;
    let left = 0;
    for (let at = 3; at < data.length; at += 4) {
      if (((at >> 2) % cells.width) / cells.width >= straight && (data[at] ?? 0) > 127) left++;
    }
    const wiped = 1 - left / (cells.width * cells.height);
    if (wiped < doneShare) return;
    const done = document.querySelector<HTMLElement>('[data-done]');
    if (done?.hidden) {
      done.hidden = false;
      done.previousElementSibling?.setAttribute('hidden', '');
    }
    if (isByHand) cleanTimeout = setTimeout(() => pane.setAttribute('data-clean', ''), doneDelay);
  };

  const begin = ({ clientX, clientY }: PointerEvent) => {
    measure();
    lastPoint = { x: clientX, y: clientY };
    speed = { x: 0, y: 0 };
  };

  const move = (event: PointerEvent) => {
    // A finger that was down before this script was there.
    if (!lastPoint && event.pointerType !== 'mouse' && event.isPrimary && event.buttons) begin(event);
    if (!lastPoint) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length ? steps : [event]) {
      if (!held) {
        if (event.pointerType !== 'mouse' && Math.abs(step.clientX - lastPoint.x) < 4) continue;
        if (!canvas) draw();
        pane.dataset['pressed'] = '';
        held = readBlade(step, restTurn);
      }
      speed = { x: speed.x * 0.8 + step.clientX - lastPoint.x, y: speed.y * 0.8 + step.clientY - lastPoint.y };
      lastPoint = { x: step.clientX, y: step.clientY };
      const squared = speed.x ** 2 + speed.y ** 2;
      const downward = squared > 9 ? speed.y ** 2 / squared : 0;
      const wanted = squared > 9 ? restTurn + turnRange * downward ** 2 : held.turn;
      const next = readBlade(step, held.turn + (wanted - held.turn) * 0.16);
      strokes.push([held, next]);
      const context = canvas?.getContext('2d');
      if (context) sweep(context, bladeLength, held, next);
      sweep(counter, bladeLength, held, next);
      held = next;
    }
    if (held) show(held);
  };

  const end = () => {
    if (held) count(true);
    lastPoint = held = undefined;
    pane.removeAttribute('data-pressed');
  };

  pane.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button) return;
    begin(event);
    if (event.pointerType !== 'mouse') return;
    // No text is selected while the hand crosses the window.
    event.preventDefault();
    pane.setPointerCapture(event.pointerId);
    move(event);
  });
  pane.addEventListener('pointermove', move);
  pane.addEventListener('pointerup', end);
  pane.addEventListener('pointercancel', end);
  range.addEventListener('input', () => {
    pane.removeAttribute('data-held');
    count(false);
  });
  // Starts again on the dirt of another month (month-picker.client.ts).
  pane.addEventListener('dirtchange', () => {
    clearTimeout(cleanTimeout);
    strokes.length = 0;
    canvas?.remove();
    canvas = undefined;
    for (const image of dirt.querySelectorAll('img')) image.style.visibility = '';
    counter.globalCompositeOperation = 'source-over';
    counter.fillRect(0, 0, cells.width, cells.height);
    pane.removeAttribute('data-clean');
    const done = document.querySelector<HTMLElement>('[data-done]');
    done?.setAttribute('hidden', '');
    done?.previousElementSibling?.removeAttribute('hidden');
  });
  new ResizeObserver(() => {
    if (!canvas) return;
    measure();
    draw();
  }).observe(pane);
}
