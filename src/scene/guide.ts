import { FRAME } from './frame.ts';
import { prepareText, type Surface } from './surface.ts';
import { type MadeFor, ZONES } from './zones.ts';

const NAME_SIZE = 18;

/** Shades what the apps cover of a film made for this place, with a dashed line around its safe zone, and the zone's name above it. */
export function drawGuide(surface: Surface, scale: number, madeFor: MadeFor, font: string): void {
  const zone = ZONES[madeFor];
  const [left, right, top, bottom] = [zone.left, zone.right, zone.top, zone.bottom].map((edge) => edge * scale) as [
    number,
    number,
    number,
    number,
  ];
  const [width, height] = [FRAME.width * scale, FRAME.height * scale];
  surface.save();
  surface.fillStyle = 'rgba(224, 53, 154, 0.22)';
  surface.fillRect(0, 0, width, top);
  surface.fillRect(0, bottom, width, height - bottom);
  surface.fillRect(0, top, left, bottom - top);
  surface.fillRect(right, top, width - right, bottom - top);
  surface.strokeStyle = 'rgba(255, 255, 255, 0.7)';
  surface.lineWidth = scale;
  surface.setLineDash([6 * scale, 6 * scale]);
  surface.strokeRect(left, top, right - left, bottom - top);
  prepareText(surface);
  surface.font = `${NAME_SIZE * scale}px "${font}"`;
  surface.fillStyle = 'rgba(255, 255, 255, 0.9)';
  const { width: words } = surface.measureText(zone.name);
  surface.fillText(zone.name, (width - words) / 2, top - NAME_SIZE * 0.7 * scale);
  surface.restore();
}
