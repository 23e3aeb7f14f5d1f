import { useState } from 'react';
import EasyCrop, { type Area } from 'react-easy-crop';
import { classNames } from '../class-names.ts';

export interface CropperProps {
  /** The picture to crop. */
  src: string;
  /** Width by height of the cropped part. */
  aspect: number;
  isRound?: boolean;
  /** Largest zoom; at 1 there is no zoom. */
  zoomMax?: number | undefined;
  /** Name of the cropped part, which the arrow keys move. */
  areaLabel: string;
  zoomLabel: string;
  previewLabel: string;
  /** The cropped part in pixels of the picture; called after every move. */
  onArea: (area: Area) => void;
}

const zoomUsual = 4;
const zoomStep = 0.05;
/** Pixels for one press of an arrow key; with Shift a fifth of it. */
const keyboardStep = 5;

/** Crops a picture: by dragging, two fingers, arrow keys, and a slider for the zoom. */
export function Cropper({ src, aspect, isRound = false, zoomMax = zoomUsual, areaLabel, zoomLabel, previewLabel, onArea }: CropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  /** Zooms around the middle. */
  const zoomTo = (next: number) => {
    setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
    setZoom(next);
  };
  return (
    <div className="cropper">
      <div className="cropper__stage" dir="ltr">
        <EasyCrop
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={keyboardStep}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(percent, pixels) => {
            setPart(percent);
            onArea(pixels);
          }}
          cropperProps={{ role: 'group', 'aria-label': areaLabel }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className="cropper__tools">
        {zoomMax > 1 && (
          <label className="cropper__zoom">
            <span className="label">{zoomLabel}</span>
            <input
              type="range"
              min={1}
              max={zoomMax}
              step={zoomStep}
              value={zoom}
              onChange={(event) => zoomTo(Number(event.target.value))}
            />
          </label>
        )}
        <figure className={classNames('cropper__preview', isRound && 'is-round')}>
          <span dir="ltr" style={{ aspectRatio: aspect }}>
            {part && (
              <img
                src={src}
                alt=""
                style={{
                  width: `${10_000 / part.width}%`,
                  height: `${10_000 / part.height}%`,
                  left: `${(-100 * part.x) / part.width}%`,
                  top: `${(-100 * part.y) / part.height}%`,
                }}
              />
            )}
          </span>
          <figcaption className="text-xs soft">{previewLabel}</figcaption>
        </figure>
      </div>
    </div>
  );
}
